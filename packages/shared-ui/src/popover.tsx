import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The name of the button and of the panel. Where the trigger shows text, begin with that text. */
  readonly label: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Whether the text that the button shows is its name; `label` then names the panel alone. */
  readonly isNamedByText?: boolean | undefined;
  /** The panel; as a function it gets what closes it. Following a link in it closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** The edge of the button that the panel keeps to. */
  readonly align?: 'start' | 'end' | undefined;
  /** Whether the page that is open is one of those that the panel leads to. */
  readonly isCurrent?: boolean | undefined;
  readonly className?: string | undefined;
  readonly triggerClassName?: string | undefined;
  readonly panelClassName?: string | undefined;
}

/**
 * A button with a panel under it. Escape closes it and gives the focus back; so do a press and a focus elsewhere. A link of the panel that opens a dialog
 * is gone when that closes: the dialog gives the focus back to the button.
 */
export function Popover({
  label,
  trigger,
  isNamedByText = false,
  children,
  align = 'end',
  isCurrent = false,
  className,
  triggerClassName,
  panelClassName,
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useDismissal(root, open, (reason) => {
    if (reason !== 'dialog') setOpen(false);
    if (reason === 'escape' || reason === 'dialog') button.current?.focus();
  });
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={root} className={classNames(styles.pop, className)}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.popTrigger, triggerClassName)}
        aria-label={isNamedByText ? undefined : label}
        aria-expanded={open}
        aria-current={isCurrent ? 'true' : undefined}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a group of links and figures, not of form fields
        <div
          id={panelId}
          role="group"
          aria-label={label}
          className={classNames(styles.popPanel, align === 'start' && styles.popPanelStart, panelClassName)}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}

/** Calls back when what is open is to close: Escape, a press or a focus elsewhere, a link in it that is followed. */
function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: 'escape' | 'elsewhere' | 'followed' | 'dialog') => void,
) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dismiss('elsewhere');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The panel alone: a dialog below stays open.
      event.preventDefault();
      dismiss('escape');
    };
    const linkOf = ({ target }: Event) =>
      target instanceof Element && root.current?.contains(target) ? target.closest('a[href]') : null;
    const followed = (event: Event) => {
      if (linkOf(event)) dismiss('followed');
    };
    // Before the dialog opens: it gives the focus back to what has it then.
    const opening = (event: Event) => {
      if (linkOf(event)?.matches('[aria-haspopup="dialog"]')) dismiss('dialog');
    };
    const inside = root.current;
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', onKeyDown);
    inside?.addEventListener('click', opening);
    // After React's own listener, on the root: a link that is gone by then would load the page anew.
    document.addEventListener('click', followed);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', onKeyDown);
      inside?.removeEventListener('click', opening);
      document.removeEventListener('click', followed);
    };
  }, [isOpen, root]);
}
