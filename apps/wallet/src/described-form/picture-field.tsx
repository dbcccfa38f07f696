import type { FormField } from '@pavilion/api-client';
import { Button, classNames, Icon } from '@pavilion/shared-ui';
import { type DragEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useDescribedMessages } from '../messages/described.ts';
import { labelText } from './field-texts.ts';
import styles from './picture-field.module.css';
import type { PictureUpload } from './use-picture.ts';

interface PictureFieldProps {
  readonly field: FormField;
  readonly upload: PictureUpload;
  /** A picture was sent before this page was opened: the form still knows its id. */
  readonly isKept: boolean;
  readonly error?: string | undefined;
  /** Where the focus goes when the field needs a change. */
  readonly ref?: Ref<{ focus: () => void }>;
}

/**
 * A picture that a form asks for: taken with the camera, chosen or dropped, made smaller and sent at once. It says what becomes
 * of it, and takes another in its place.
 */
export function PictureField({ field, upload, isKept, error, ref }: PictureFieldProps) {
  const t = useDescribedMessages();
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => chooser.current?.focus() }));
  const [isOver, setOver] = useState(false);
  const { state } = upload;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) upload.choose(file);
  };
  const isEmpty = state.step === 'none' && !isKept;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className={styles.field}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div
        className={classNames(styles.drop, isOver && styles.dropOver, error !== undefined && styles.dropBad)}
        data-empty={isEmpty || undefined}
      >
        <p id={`${id}-label`} className={styles.label}>
          {isEmpty && <Icon name="camera" className={styles.camera} />}
          {labelText(field.label, t)}
          {!field.isRequired && <span className={styles.optional}> {t('optional')}</span>}
        </p>
        {!isEmpty && <Progress upload={upload} />}
        <Choosers label={labelText(field.label, t)} upload={upload} isEmpty={isEmpty} chooser={chooser} />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

/** What has become of the picture. */
function Progress({ upload: { state } }: { readonly upload: PictureUpload }) {
  const name = 'name' in state ? state.name : undefined;
  return (
    <div className={styles.file}>
      <span className={styles.thumb}>
        {state.step === 'kept' ? (
          <img src={state.preview} alt="" className={styles.picture} />
        ) : (
          <Icon name={state.step === 'failed' ? 'alert' : 'image'} />
        )}
      </span>
      <div className={styles.about}>
        {name !== undefined && <b className={styles.name}>{name}</b>}
        <div role="status" className={classNames(styles.state, state.step === 'failed' && styles.stateBad)}>
          <Message state={state} />
        </div>
      </div>
    </div>
  );
}

function Message({ state }: Pick<PictureUpload, 'state'>) {
  const t = useDescribedMessages();
  switch (state.step) {
    case 'none':
      return <Done>{t('pictureKeptBefore')}</Done>;
    case 'reading':
    case 'sending':
      return (
        <>
          {t(state.step === 'reading' ? 'pictureReading' : 'pictureSending')}
          <span className={styles.bar} data-step={state.step} aria-hidden="true" />
        </>
      );
    case 'kept':
      return <Done>{t('pictureKept', { size: sizeText(state.bytes) })}</Done>;
    case 'failed':
      return (
        <>
          <Icon name="close" size={16} /> {state.reason}
        </>
      );
  }
}

function Done({ children }: { readonly children: string }) {
  return (
    <>
      <Icon name="check" size={16} className={styles.done} /> {children}
    </>
  );
}

/** The ways to a picture, and away from it. The camera is offered where a finger points: there it is at hand. */
function Choosers({
  label,
  upload: { state, choose, remove },
  isEmpty,
  chooser,
}: {
  readonly label: string;
  readonly upload: PictureUpload;
  readonly isEmpty: boolean;
  readonly chooser: Ref<HTMLButtonElement>;
}) {
  const t = useDescribedMessages();
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    hidden: true,
    // By name too: some phones label a photo as any file.
    accept: 'image/*,.jpg,.jpeg,.png,.webp,.heic',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const [chosen] = currentTarget.files ?? [];
      if (chosen) choose(chosen);
      // The same file may be chosen again.
      currentTarget.value = '';
    },
  } as const;
  const resend = state.step === 'failed' ? state.resend : undefined;
  const of = <span className="sr">{t('pictureOf', { label })} </span>;
  return (
    <div className={styles.choosers}>
      <input ref={file} {...input} aria-label={label} />
      <input ref={camera} {...input} capture="environment" />
      {resend && (
        <Button variant="quiet" size="s" onClick={resend}>
          {of}
          {t('pictureRetry')}
        </Button>
      )}
      <Button variant="quiet" size="s" className={styles.take} onClick={() => camera.current?.click()}>
        {of}
        {t('takePicture')}
      </Button>
      <Button ref={chooser} variant="quiet" size="s" onClick={() => file.current?.click()}>
        {of}
        {t(isEmpty ? 'chooseFile' : 'chooseAnother')}
      </Button>
      {isEmpty ? (
        <span className={styles.dropHint}>{t('dropHere')}</span>
      ) : (
        <Button variant="ghost" size="s" onClick={remove}>
          {of}
          {t('pictureRemove')}
        </Button>
      )}
    </div>
  );
}

/** `184 KB`, `1.2 MB`. */
const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
