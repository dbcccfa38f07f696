import { TextField, type TextFieldProps } from '@pavilion/shared-ui';
import styles from '../form/form.module.css';
import { useMessages } from '../messages/index.ts';
import { otpIn } from './otp-text.ts';

/** A one-time code. Of a pasted message only the code is kept. */
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
        const otp = otpIn(event.target.value);
        if (otp !== event.target.value) event.target.value = otp;
        return onChange?.(event);
      }}
    />
  );
}
