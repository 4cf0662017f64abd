import { useLanguage } from '@varda/platform/language';
import { addressIn, Navigate, paths } from '@varda/platform/router';

/** The old address of the contact page. */
export default function ContactRedirectPage() {
  return <Navigate to={addressIn(useLanguage(), paths.contacts)} replace />;
}
