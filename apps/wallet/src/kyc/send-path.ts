import { paths } from '@pavilion/contract';
import { useSearchParams } from 'react-router';

/** The parameter that names the document whose form is open. */
export const SEND = 'send';
/** The parameter that names the page that the player came from. */
const FROM = 'from';
const WITHDRAWAL = 'withdrawal';

/** The KYC page as a withdrawal opens it, which leads back to the withdrawal. */
export const kycForWithdrawal = `${paths.kyc()}?${FROM}=${WITHDRAWAL}`;

/** The paths of the KYC page and its forms. They keep the page that the player came from. */
export function useKycPaths() {
  const [search] = useSearchParams();
  const isForWithdrawal = search.get(FROM) === WITHDRAWAL;
  const kyc = isForWithdrawal ? kycForWithdrawal : paths.kyc();
  return {
    kyc,
    send: (type: string) => `${kyc}${isForWithdrawal ? '&' : '?'}${SEND}=${encodeURIComponent(type)}`,
    /** The page that the player came from; null where no page waits for KYC. */
    from: isForWithdrawal ? paths.withdraw() : null,
  };
}
