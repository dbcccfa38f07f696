import '@pavilion/shared-ui/tokens.css';
import '@pavilion/shared-ui/base.css';
import '../kit/tokens.css';
import '../kit/page.css';
import { render } from 'preact';
import { LocaleContext } from '../kit/language/messages.ts';
import { localeOf } from '../kit/opening.ts';
import { claimFrom, emptyClaim } from './claim.ts';
import { VerifyPage } from './page.tsx';

const { hash } = document.location;
const locale = localeOf(hash);
document.documentElement.lang = locale;
const root = document.getElementById('game');
if (!root) throw new Error('The page has no place for what it checks');
render(
  <LocaleContext value={locale}>
    <VerifyPage claim={claimFrom(hash) ?? emptyClaim('dice')} />
  </LocaleContext>,
  root,
);
