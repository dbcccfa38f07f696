import { saveFile } from './save-file.ts';

const revoked: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  revoked.length = 0;
  let addresses = 0;
  Object.assign(URL, {
    createObjectURL() {
      addresses += 1;
      return `blob:${addresses}`;
    },
    revokeObjectURL: (address: string) => revoked.push(address),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(navigator, { canShare: undefined, share: undefined });
});

describe('saveFile', () => {
  it('keeps the address of the file for a minute', () => {
    saveFile('statement.csv', 'a,b', 'text/csv');
    jest.advanceTimersByTime(59_999);
    expect(revoked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(revoked).toEqual(['blob:1']);
  });

  it('opens the file in a tab where nothing can be shared', () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    saveFile('statement.csv', 'a,b', 'text/csv').open();
    expect(opened).toHaveBeenCalledWith('blob:2', '_blank');
  });

  it('hands the file to the sheet of the device, which may be closed', async () => {
    const share = jest.fn((_: { files: File[] }) => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.assign(navigator, { canShare: () => true, share });
    saveFile('statement.pdf', 'x', 'application/pdf').open();
    const files = share.mock.calls[0]?.[0].files ?? [];
    expect(files.map(({ name, type }) => [name, type])).toEqual([['statement.pdf', 'application/pdf']]);
    await Promise.resolve();
  });
});
