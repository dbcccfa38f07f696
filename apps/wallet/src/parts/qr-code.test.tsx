import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code.tsx';

const draw = (text: string) => {
  const { container } = render(<QrCode text={text} label="QR code of the address" />);
  const svg = container.querySelector('svg');
  const [x = 0, , width = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const size = width + 2 * x;
  const cells = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, left, top, run] of (container.querySelector('path')?.getAttribute('d') ?? '').matchAll(
    /M(\d+) (\d+)h(\d+)v1h-\d+z/g,
  )) {
    for (let cell = 0; cell < Number(run); cell += 1) (cells[Number(top)] ?? [])[Number(left) + cell] = true;
  }
  return { size, cells };
};

test('it is an image with a name', () => {
  render(<QrCode text="TPavilion" label="QR code of the address" />);
  expect(screen.getByRole('img', { name: 'QR code of the address' })).toBeInTheDocument();
});

test('it has the three corners by which a camera finds it, and another text another pattern', () => {
  const { size, cells } = draw('upi://pay?pa=pavilion.pay@example&pn=Pavilion&cu=INR&am=5000.00');
  const corner = (left: number, top: number) =>
    Array.from({ length: 7 }, (_, y) =>
      Array.from({ length: 7 }, (_, x) => (cells[top + y]?.[left + x] ? '#' : '.')).join(''),
    );
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  expect([corner(0, 0), corner(size - 7, 0), corner(0, size - 7)]).toEqual([finder, finder, finder]);
  expect(draw('upi://pay?pa=pavilion.pay@example&pn=Pavilion&cu=INR&am=5001.00').cells).not.toEqual(cells);
});
