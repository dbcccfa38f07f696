import { TextField, type TextFieldProps } from '@pavilion/shared-ui';
import styles from '../form/form.module.css';
import { useMessages } from '../messages/index.ts';
import { asciiDigits } from './ascii-digits.ts';

/** The longest OTP that an operator sends. */
const LONGEST = 8;

/** A one-time code. Only its digits are kept of what is typed or pasted. */
export function OtpField({ onChange, ...props }: Omit<TextFieldProps, 'label'>) {
  const t = useMessages();
  return (
    <TextField
      label={t('otp')}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={styles.otp}
      {...props}
      onChange={(event) => {
        const digits = asciiDigits(event.target.value).replace(/\D/g, '').slice(0, LONGEST);
        if (digits !== event.target.value) event.target.value = digits;
        return onChange?.(event);
      }}
    />
  );
}
