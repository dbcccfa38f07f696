import { useShell } from '@pavilion/contract';
import { Button, Icon } from '@pavilion/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './copy-line.module.css';

/** How long a button says that it has copied, ms. */
const SAYS_COPIED = 2500;

/** A value under its label, with a button that copies it. `shown`: how it reads, where that is not how it is copied. */
export function CopyLine({
  label,
  value,
  shown = value,
}: {
  readonly label: string;
  readonly value: string;
  readonly shown?: ReactNode;
}) {
  return (
    <div className={styles.cp}>
      <div className={styles.text}>
        <span>{label}</span>
        <b translate="no">{shown}</b>
      </div>
      <CopyButton value={value} what={label} />
    </div>
  );
}

/** Copies a value, and says for a moment that it did. Where the browser refuses, the player is told to copy it by hand. */
function CopyButton({ value, what }: { readonly value: string; readonly what: string }) {
  const t = useMessages();
  const { toast } = useShell();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAYS_COPIED);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      toast('error', t('copyByHand'));
    }
  };
  return (
    <Button variant="quiet" size="s" onClick={() => void copy()} className={copied ? styles.copied : undefined}>
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
      <span className="sr"> {what}</span>
    </Button>
  );
}
