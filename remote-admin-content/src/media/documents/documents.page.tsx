import { TextsOfResource } from '@varda/admin/screen';
import { DocumentsScreen } from './documents-screen.tsx';

const documents = { name: 'documents', namespace: 'admin-content' };

export default function DocumentsPage() {
  return (
    <TextsOfResource of={documents}>
      <DocumentsScreen />
    </TextsOfResource>
  );
}
