import { generateReferralMutation, isReadable, type ReferralSource } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { FormNote, useDraft, useSend } from '@pavilion/remote-kit';
import { Button, TextField } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useReferralMessages } from '../messages/referral.ts';
import { Failed } from '../parts/failed.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import styles from './new-campaign.module.css';

/** How long the name of a campaign may be, as the wire has it. */
const LONGEST = 40;

/** Makes a code for another place where the player shares; the same name again answers the code that it has. */
export function NewCampaign({ onMade }: { readonly onMade: (code: string) => void }) {
  const t = useReferralMessages();
  const { api } = useShell();
  const [made, setMade] = useState<ReferralSource | null>(null);
  const form = useForm({ defaultValues: { campaign: '' } });
  const draft = useDraft(form, 'referral:campaign');
  const { send, busy, failure } = useSend(generateReferralMutation(api), { fallback: t('codeFailed') });
  const submit = form.handleSubmit(async ({ campaign }) => {
    setMade(null);
    const answer = await send({ campaign: campaign.trim() }, (field, message) => {
      if (field !== 'campaign') return false;
      form.setError('campaign', { message }, { shouldFocus: true });
      return true;
    });
    if (!answer) return;
    draft.clear();
    form.reset({ campaign: '' });
    setMade(answer.data.source);
    onMade(answer.data.source.code);
  });
  const rule = (text: string) => {
    if (text.trim() === '') return t('campaignEmpty');
    if (text.trim().length > LONGEST) return t('campaignLong');
    return isReadable(text.trim()) || t('campaignUnreadable');
  };
  return (
    <Panel title={t('newCampaign')}>
      <PanelBody>
        <p className={styles.text}>{t('newCampaignText')}</p>
        {failure && <Failed failure={failure} />}
        {draft.restored && !made && <FormNote tone="good" title={t('codeRestored')} />}
        {made && <FormNote tone="good" title={t('codeMade', { campaign: made.campaign, code: made.code })} />}
        <form noValidate className={styles.form} aria-label={t('newCampaign')} onSubmit={submit}>
          <TextField
            {...form.register('campaign', { validate: rule })}
            label={t('campaignName')}
            hint={t('campaignHint')}
            error={form.formState.errors.campaign?.message}
            autoComplete="off"
          />
          <Button type="submit" variant="quiet" busy={busy} busyLabel={t('getting')}>
            {t('makeCode')}
          </Button>
        </form>
      </PanelBody>
    </Panel>
  );
}
