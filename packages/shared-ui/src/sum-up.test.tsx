import { render, screen } from '@testing-library/react';
import { SumUp } from './sum-up.tsx';

describe('SumUp', () => {
  it('asks page translators to leave amounts alone', () => {
    render(<SumUp rows={[{ label: 'Cash', amount: '₹500.00', kind: 'total' }]} />);
    expect(screen.getByText('₹500.00')).toHaveAttribute('translate', 'no');
    expect(screen.getByText('Cash')).not.toHaveAttribute('translate');
  });
});
