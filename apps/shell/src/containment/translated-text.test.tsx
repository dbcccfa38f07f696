import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { followTranslator } from './translated-text.ts';

let end: () => void;
beforeEach(() => {
  end = followTranslator(globalThis);
});
afterEach(() => end());

/** Translators that replace a text node, and that move it into an element of theirs. */
const translators: Readonly<Record<'replaces' | 'wraps', (node: Text) => void>> = {
  replaces(node) {
    const font = document.createElement('font');
    font.append(Object.assign(document.createElement('font'), { textContent: `(${node.data})` }));
    node.replaceWith(font);
  },
  wraps(node) {
    const font = document.createElement('font');
    node.replaceWith(font);
    font.append(node);
  },
};

/** Translates every text of the page that is not translated yet, and lets the page hear of it. */
async function translate(how: keyof typeof translators): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const node of texts) if (!node.parentElement?.closest('font')) translators[how](node);
  await act(async () => undefined);
}

/** What a form does: a hint that becomes an error, an icon before a text, a text that changes. */
function Form() {
  const [step, setStep] = useState(0);
  const next = () => setStep(step + 1);
  return (
    <p data-testid="text">
      {step !== 1 && <svg role="img" aria-label="icon" />}
      {step === 0 && 'Hint'}
      {step === 2 && 'Error'}
      <button type="button" onClick={next} data-testid="next">
        Next
      </button>
      {step} of {2}
    </p>
  );
}

const press = () => act(async () => screen.getByTestId('next').click());
const text = () => screen.getByTestId('text').textContent?.replaceAll(/[()]/g, '');

describe('followTranslator', () => {
  it.each(['replaces', 'wraps'] as const)('lets React change a text that a translator %s', async (how) => {
    render(<Form />);
    await translate(how);
    expect(text()).toBe('HintNext0 of 2');
    await press();
    await act(async () => undefined);
    expect(text()).toBe('Next1 of 2');
    await translate(how);
    await press();
    await act(async () => undefined);
    expect(text()).toBe('ErrorNext2 of 2');
    expect(screen.getByRole('img')).toBe(screen.getByTestId('text').firstChild);
  });

  it('leaves the page as it is until a translator comes', async () => {
    const { removeChild } = Node.prototype;
    render(<Form />);
    await press();
    expect(Node.prototype.removeChild).toBe(removeChild);
    await translate('replaces');
    expect(Node.prototype.removeChild).not.toBe(removeChild);
    end();
    expect(Node.prototype.removeChild).toBe(removeChild);
  });
});
