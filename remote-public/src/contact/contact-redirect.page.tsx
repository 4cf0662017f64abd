import { Navigate, paths } from '@varda/shared/router';

/** The old address of the contact page. */
export default function ContactRedirectPage() {
  return <Navigate to={paths.contacts} replace />;
}
