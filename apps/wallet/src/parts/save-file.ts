/** How long the address of a file is kept, ms: some browsers ask the player before they read it. */
const ADDRESS_TIME_MS = 60_000;

/** A file that is ready on the player's device. */
export interface SavedFile {
  /**
   * Hands it over in another way. A download does nothing on some iPhones and in the browsers of other apps: there the device's own sheet
   * saves or sends it. Elsewhere it opens in a tab.
   */
  readonly open: () => void;
}

/** Hands a text, or the parts of a file, to the browser as a file to keep, under its name. Whether it was kept, no browser says. */
export function saveFile(name: string, content: string | BlobPart[], type: string): SavedFile {
  const file = new File([content].flat(), name, { type });
  const link = document.createElement('a');
  link.href = addressOf(file);
  link.download = name;
  link.click();
  return { open: () => openFile(file) };
}

function openFile(file: File): void {
  const data = { files: [file] };
  // A player who closes the sheet has done nothing wrong.
  if (navigator.canShare?.(data)) navigator.share(data).catch(() => undefined);
  else window.open(addressOf(file), '_blank');
}

function addressOf(file: File): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_TIME_MS);
  return address;
}
