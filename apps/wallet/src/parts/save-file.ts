/** Hands a text, or the parts of a file, to the browser as a file to keep, under its name. */
export function saveFile(name: string, content: string | BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob([content].flat(), { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
