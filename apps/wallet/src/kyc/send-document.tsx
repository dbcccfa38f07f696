import { type FormField, kycQuery, submitKycMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { ErrorSummary, FormNote, SubmitButton, useDraft, useSend } from '@pavilion/remote-kit';
import { ButtonLink, Icon } from '@pavilion/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { DescribedFields, type DescribedValues } from '../described-form/described-fields.tsx';
import { emptyValues, fieldFault, filledValues, isIdentityNumber } from '../described-form/field-rules.ts';
import { labelText } from '../described-form/field-texts.ts';
import { atDescribedFields, useFaultyFields } from '../described-form/use-described.ts';
import { useDescribedMessages } from '../messages/described.ts';
import { useKycMessages } from '../messages/kyc.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import columns from '../parts/columns.module.css';
import { Failed } from '../parts/failed.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import type { DocumentView } from './document-view.ts';
import styles from './kyc-page.module.css';
import { useKycPaths } from './send-path.ts';

/**
 * Sends one document as the operator's schema describes it: what can be checked is checked before anything leaves the browser, and
 * what was filled in is kept until it is sent, but for the document's number.
 */
export function SendDocument({ view, fields }: { readonly view: DocumentView; readonly fields: readonly FormField[] }) {
  const t = useKycMessages();
  const { api } = useShell();
  const navigate = useNavigate();
  const places = useKycPaths();
  const queries = useQueryClient();
  const form = useForm<DescribedValues>({ defaultValues: { fields: emptyValues(fields) } });
  const draft = useDraft(form, `kyc:${view.type}`, {
    omit: fields.filter(isIdentityNumber).map(({ name }) => `fields.${name}`),
  });
  const submission = useSend(submitKycMutation(api), { fallback: t('submitFallback'), success: t('sent') });
  const faulty = useFaultyFields(fields, form.formState.errors);
  const submit = form.handleSubmit(async (values) => {
    const input = { type: view.type, fields: filledValues(fields, values.fields) };
    const sent = await submission.send(input, atDescribedFields(form, fields));
    if (!sent) return;
    draft.clear();
    queries.setQueryData(kycQuery(api).queryKey, sent.data);
    navigate(places.kyc, { replace: true });
  });
  return (
    <div className={columns.two}>
      <form noValidate className={styles.form} aria-label={t('sendTitle', { document: view.label })} onSubmit={submit}>
        {submission.failure && <Failed failure={submission.failure} />}
        {draft.restored && faulty.length === 0 && !submission.failure && <FormNote tone="good" title={t('restored')} />}
        <ErrorSummary fields={faulty} onGoTo={form.setFocus} />
        <DescribedFields form={form} fields={fields} purpose="kyc" />
        <ActionBar>
          <SubmitButton block={false} busy={submission.busy}>
            {t('submit')}
          </SubmitButton>
          <ButtonLink to={places.kyc} variant="ghost">
            {t('cancel')}
          </ButtonLink>
        </ActionBar>
      </form>
      <Checks form={form} fields={fields} />
    </div>
  );
}

/** What is looked at before anything is sent, ticked off as it is filled in. */
function Checks({
  form,
  fields,
}: {
  readonly form: UseFormReturn<DescribedValues>;
  readonly fields: readonly FormField[];
}) {
  const t = useKycMessages();
  const texts = useDescribedMessages();
  const values = useWatch({ control: form.control, name: 'fields' });
  const isMet = (field: FormField) => fieldFault(field, values[field.name] ?? '') === undefined;
  const pictures = fields.filter(({ type, isRequired }) => type === 'file' && isRequired);
  const haveAll = pictures.every(isMet);
  const checks: readonly (readonly [text: string, met: boolean])[] = [
    ...fields.flatMap((field) =>
      field.rule === 'adult' || field.rule === 'future' ? [[t(`check_${field.rule}`), isMet(field)] as const] : [],
    ),
    ...pictures.map((field) => [t('check_picture', { picture: labelText(field.label, texts) }), isMet(field)] as const),
    ...(pictures.length > 0 ? [[t('check_size'), haveAll] as const, [t('check_camera'), haveAll] as const] : []),
  ];
  return (
    <Panel title={t('checkedBefore')}>
      <PanelBody>
        <ul className={styles.checks}>
          {checks.map(([text, met]) => (
            <li key={text} data-met={met || undefined}>
              <Icon name={met ? 'check' : 'minus'} size={20} />
              <span>
                {text}
                <span className="sr">, {t(met ? 'met' : 'notMet')}</span>
              </span>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}
