import { FormPane, type FormPaneProps } from '@pavilion/remote-kit';
import { useSteps } from './steps.tsx';

/** A step's form: alone on a page its heading is the page's. */
export function StepPane(props: Omit<FormPaneProps, 'heading'>) {
  return <FormPane heading={useSteps().place === 'page' ? 'h1' : 'h2'} {...props} />;
}
