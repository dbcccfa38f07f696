import { useKitMessages } from '@pavilion/remote-kit';
import { isComposing, type TextFieldProps } from '@pavilion/shared-ui';
import styles from '../form/form.module.css';
import { useMessages } from '../messages/index.ts';
import { PhoneField } from '../phone/phone-field.tsx';

interface RecoveryPhoneFieldProps extends Omit<TextFieldProps, 'label' | 'prefix' | 'trailing'> {
  /** An OTP has been sent to the number that stands in the field. */
  readonly isSent: boolean;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** The number, with the button that has an OTP sent to it in the field's own box. */
export function RecoveryPhoneField({ isSent, busy, onSend, ...field }: RecoveryPhoneFieldProps) {
  const t = useMessages();
  const tKit = useKitMessages();
  return (
    <PhoneField
      enterKeyHint="send"
      trailing={
        <button
          type="button"
          disabled={isSent}
          aria-disabled={busy || undefined}
          onClick={onSend}
          className={styles.inBox}
        >
          {busy ? tKit('submitting') : t(isSent ? 'otpSent' : 'sendOtp')}
        </button>
      }
      onKeyDown={(event) => {
        // The form's own button waits for the OTP, so Enter here means the button in the box.
        if (event.key !== 'Enter' || isSent || isComposing(event)) return;
        event.preventDefault();
        onSend();
      }}
      {...field}
    />
  );
}
