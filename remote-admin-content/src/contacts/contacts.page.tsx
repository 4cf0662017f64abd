import { ResourceScreen } from '@varda/admin/screen';
import { contactsResource } from './contacts.resource.tsx';

export default function ContactsPage() {
  return <ResourceScreen resource={contactsResource} />;
}
