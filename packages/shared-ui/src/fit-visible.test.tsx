import { fitVisible } from './fit-visible.ts';

/** A phone's screen of 800, of which its keyboard leaves `height` from `offsetTop` on. */
function phone(visible: { height: number; offsetTop: number; scale: number }) {
  const view = Object.assign(new EventTarget(), visible);
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  return {
    becomes(next: Partial<typeof visible>) {
      Object.assign(view, next);
      view.dispatchEvent(new Event('resize'));
    },
  };
}

const room = (dialog: HTMLDialogElement) => [
  dialog.style.getPropertyValue('--visible-top'),
  dialog.style.getPropertyValue('--visible-height'),
];

test('a dialog of the whole screen keeps to what the keyboard leaves of it, and to all of it again', () => {
  const { becomes } = phone({ height: 800, offsetTop: 0, scale: 1 });
  const dialog = document.createElement('dialog');
  const end = fitVisible(dialog);
  expect(room(dialog)).toEqual(['0px', '800px']);
  becomes({ height: 460, offsetTop: 12 });
  expect(room(dialog)).toEqual(['12px', '460px']);
  becomes({ height: 200, scale: 2 });
  expect(room(dialog)).toEqual(['12px', '460px']);
  becomes({ height: 800, offsetTop: 0, scale: 1 });
  expect(room(dialog)).toEqual(['0px', '800px']);
  end();
  becomes({ height: 300 });
  expect(room(dialog)).toEqual(['0px', '800px']);
});
