import { useLanguage } from '@varda/shared/language';
import { addressIn, Navigate, paths } from '@varda/shared/router';

/** The old address of the contact page. */
export default function ContactRedirectPage() {
  return <Navigate to={addressIn(useLanguage(), paths.contacts)} replace />;
}
