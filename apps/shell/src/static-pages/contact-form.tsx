import {
  CONTACT_LENGTH,
  type ContactTopic,
  contactTopics,
  isReach,
  LONGEST_REACH,
  sendContactMessageMutation,
} from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { plainText } from '@pavilion/money';
import { FormNote, FormPane, SubmitButton, useSend } from '@pavilion/remote-kit';
import { Chip, TextArea, TextField } from '@pavilion/shared-ui';
import { type FormEvent, useId, useState } from 'react';
import { usePageMessages } from '../messages/pages.ts';
import styles from './contact-form.module.css';

interface Written {
  readonly topic: ContactTopic;
  readonly message: string;
  readonly reach: string;
}

const NOTHING: Written = { topic: 'other', message: '', reach: '' };

type Faults = Readonly<Partial<Record<'message' | 'reach', string>>>;

/** Writes to the organisation's people. A player is answered in their notifications; a visitor says where. */
export function ContactForm() {
  const t = usePageMessages();
  const isAuth = useSession((session) => session.isAuth);
  const [written, setWritten] = useState(NOTHING);
  const { faults, failure, busy, sent, submit } = useContact(written, () => setWritten({ ...written, message: '' }));
  const write = (part: Partial<Written>) => setWritten({ ...written, ...part });
  const note = sent !== null && (
    <FormNote tone="good" title={t('messageSent', { id: sent })}>
      <p>{t(isAuth ? 'answerComes' : 'answerReaches')}</p>
    </FormNote>
  );
  return (
    <div className={styles.form}>
      <FormPane title={t('writeToUs')} takesFocus={false} failure={failure} note={note} onSubmit={submit}>
        <Topics topic={written.topic} onTopic={(topic) => write({ topic })} />
        <TextArea
          label={t('message')}
          name="message"
          maxLength={CONTACT_LENGTH.most}
          value={written.message}
          onChange={({ target }) => write({ message: target.value })}
          hint={t('messageHint')}
          error={faults.message}
        />
        {!isAuth && (
          <TextField
            label={t('reach')}
            name="reach"
            autoComplete="email"
            maxLength={LONGEST_REACH}
            value={written.reach}
            onChange={({ target }) => write({ reach: target.value })}
            hint={t('reachHint')}
            error={faults.reach}
          />
        )}
        <SubmitButton busy={busy}>{t('send')}</SubmitButton>
      </FormPane>
    </div>
  );
}

/** Sends what is written, once nothing is wrong with it; `sent` is by which name it is known then. */
function useContact({ topic, message, reach }: Written, onSent: () => void) {
  const t = usePageMessages();
  const isAuth = useSession((session) => session.isAuth);
  const [faults, setFaults] = useState<Faults>({});
  const [sent, setSent] = useState<string | null>(null);
  const { send, busy, failure } = useSend(sendContactMessageMutation(useShell().api), { fallback: t('notSent') });
  const faultsNow = (): Faults => ({
    ...(message.trim().length < CONTACT_LENGTH.least && {
      message: t('messageShort', { least: CONTACT_LENGTH.least }),
    }),
    ...(!isAuth && !isReach(plainText(reach)) && { reach: t('reachWrong') }),
  });
  const atField = (field: string, problem: string) => {
    if (field !== 'message' && field !== 'reach') return false;
    setFaults({ [field]: problem });
    return true;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = faultsNow();
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const input = { topic, message: message.trim(), ...(isAuth ? {} : { reach: plainText(reach) }) };
    const answer = await send(input, atField);
    if (!answer) return;
    setSent(answer.data.id);
    onSent();
  };
  return { faults, failure, busy, sent, submit: (event: FormEvent) => void submit(event) };
}

function Topics({ topic, onTopic }: { readonly topic: ContactTopic; readonly onTopic: (topic: ContactTopic) => void }) {
  const t = usePageMessages();
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.label}>
        {t('topic')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout */}
      <div role="group" aria-labelledby={id} className={styles.topics}>
        {contactTopics.map((each) => (
          <Chip key={each} pressed={each === topic} onClick={() => onTopic(each)}>
            {t(`topic_${each}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
