import { TextField, type TextFieldProps } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';

/** A number of India, the only country there is (spec §5): the prefix is shown, the national number is typed. */
export function PhoneField(props: Omit<TextFieldProps, 'label' | 'prefix'>) {
  const t = useMessages();
  return (
    <TextField
      label={t('mobileNumber')}
      prefix="+91"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      placeholder="98765 43210"
      {...props}
    />
  );
}
