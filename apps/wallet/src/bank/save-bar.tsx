import { paths } from '@pavilion/contract';
import { SendButton } from '@pavilion/remote-kit';
import { ButtonLink, Checkbox, type CheckboxProps } from '@pavilion/shared-ui';
import { useBankMessages } from '../messages/bank.ts';
import { ActionBar } from '../parts/action-bar.tsx';

/** How the form of a new account or card ends: whether it becomes the default, and its button. */
export function SaveBar({ busy, ...isDefault }: { readonly busy: boolean } & Omit<CheckboxProps, 'label'>) {
  const t = useBankMessages();
  return (
    <>
      <Checkbox label={t('useByDefault')} {...isDefault} />
      <ActionBar
        stick
        also={
          <ButtonLink variant="ghost" to={paths.bankDetails()}>
            {t('cancel')}
          </ButtonLink>
        }
      >
        <SendButton type="submit" busy={busy}>
          {t('save')}
        </SendButton>
      </ActionBar>
    </>
  );
}
