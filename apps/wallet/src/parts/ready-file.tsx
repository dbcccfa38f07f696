import { Button } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { Notice } from './notice.tsx';
import type { SavedFile } from './save-file.ts';

interface ReadyFileProps {
  readonly file: SavedFile;
  /** What is in it. */
  readonly text?: string;
  /** What can be done next. */
  readonly next?: ReactNode;
}

/** After a download: the file is ready, with a second way to it. */
export function ReadyFile({ file, text, next }: ReadyFileProps) {
  const t = useMessages();
  const action = (
    <>
      <Button variant="quiet" size="s" onClick={file.open}>
        {t('openFile')}
      </Button>
      {next}
    </>
  );
  return <Notice live icon="download" title={t('fileReady')} text={text} action={action} />;
}
