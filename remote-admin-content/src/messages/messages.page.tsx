import { TextsOfResource } from '@varda/admin/screen';
import { MessagesScreen } from './messages-screen.tsx';

const messages = { name: 'messages', namespace: 'admin-content' };

export default function MessagesPage() {
  return (
    <TextsOfResource of={messages}>
      <MessagesScreen />
    </TextsOfResource>
  );
}
