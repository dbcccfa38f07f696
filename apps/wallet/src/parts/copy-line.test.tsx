import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { render, screen } from '@testing-library/react';
import { CopyLine } from './copy-line.tsx';

describe('CopyLine', () => {
  it('asks page translators to leave the code alone', () => {
    render(
      <ShellContext value={createTestShell()}>
        <CopyLine label="UPI ID" value="pavilion@upi" />
      </ShellContext>,
    );
    expect(screen.getByText('pavilion@upi')).toHaveAttribute('translate', 'no');
  });
});
