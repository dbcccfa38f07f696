/**
 * Has what is kept under a key read again when another tab of this browser has written it: signed in or out, chosen a language or a theme,
 * learned of the organisation. Returns an unsubscribe function.
 */
export function followTabs(
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  rereads: Readonly<Record<string, () => void>>,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: everything was cleared at once.
    for (const name of key === null ? Object.keys(rereads) : [key]) rereads[name]?.();
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
}
