import { FormNote, type SendFailure } from '@pavilion/remote-kit';

/** Why a form or a dialog did not go through. */
export function Failed({ failure: { title, text, detail } }: { readonly failure: SendFailure }) {
  return (
    <FormNote tone="bad" title={title}>
      {text !== undefined && <p>{text}</p>}
      {detail !== undefined && <p>{detail}</p>}
    </FormNote>
  );
}
