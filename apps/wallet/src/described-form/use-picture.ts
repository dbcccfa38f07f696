import { uploadFileMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { sendError, useKitMessages } from '@pavilion/remote-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDescribedMessages } from '../messages/described.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** What a picture is sent for: the purposes of `uploadFile`. */
export type PicturePurpose = 'deposit' | 'kyc';

/** Where a picture is on its way from the player's device to the operator. */
type PictureState =
  | { readonly step: 'none' }
  | { readonly step: 'reading' | 'sending'; readonly name: string }
  /** `bytes`: what was sent. `preview` is an address of this page alone. */
  | { readonly step: 'kept'; readonly name: string; readonly bytes: number; readonly preview: string }
  /** `resend`: it was made ready and not sent; without it another picture is needed. */
  | {
      readonly step: 'failed';
      readonly name: string;
      readonly reason: string;
      readonly resend?: (() => void) | undefined;
    };

export interface PictureUpload {
  readonly state: PictureState;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
}

/**
 * Takes a file, makes it a picture that says nothing but what can be seen on it, and sends it ahead of its form. `onId` is told
 * the id under which the operator keeps it, and an empty one when there is none any more.
 */
export function usePicture(purpose: PicturePurpose, onId: (id: string) => void): PictureUpload {
  const { api, hold } = useShell();
  const [state, setState] = useState<PictureState>({ step: 'none' });
  const upload = useMutation(uploadFileMutation(api));
  const texts = useDescribedMessages();
  const kit = useKitMessages();
  // What was chosen or removed since makes an answer late: nobody waits for it.
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  usePreview(state);

  const send = async (file: File, name: string) => {
    turn.current += 1;
    const mine = turn.current;
    const release = hold('upload');
    setState({ step: 'sending', name });
    try {
      const { data } = await upload.mutateAsync({ purpose, file });
      if (mine !== turn.current) return;
      setState({ step: 'kept', name, bytes: file.size, preview: URL.createObjectURL(file) });
      onId(data.fileId);
    } catch (error) {
      if (mine !== turn.current) return;
      const { title, text } = sendError(error, { fallback: texts('pictureNotSent') }, kit);
      const reason = [title, text].filter((part) => part !== undefined).join(' ');
      setState({ step: 'failed', name, reason, resend: () => void send(file, name) });
    } finally {
      release();
    }
  };
  const choose = async (file: File) => {
    turn.current += 1;
    const mine = turn.current;
    onId('');
    setState({ step: 'reading', name: file.name });
    // A file that was moved or locked meanwhile can't be read at all.
    const made = await shrinkPicture(file).catch(() => ({ fault: 'pictureBroken' as const }));
    if (mine !== turn.current) return;
    if ('fault' in made) setState({ step: 'failed', name: file.name, reason: texts(made.fault) });
    else await send(made.file, file.name);
  };
  return {
    state,
    choose: (file) => void choose(file),
    remove() {
      turn.current += 1;
      setState({ step: 'none' });
      onId('');
    },
  };
}

/** Lets go of a preview that is shown no more. */
function usePreview(state: PictureState): void {
  const preview = state.step === 'kept' ? state.preview : undefined;
  useEffect(() => {
    if (preview === undefined) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);
}
