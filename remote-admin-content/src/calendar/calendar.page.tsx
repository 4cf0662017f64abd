import { TextsOfResource } from '@varda/admin/screen';
import { CalendarScreen } from './calendar-screen.tsx';

const calendar = { name: 'calendar', namespace: 'admin-content' };

export default function CalendarPage() {
  return (
    <TextsOfResource of={calendar}>
      <CalendarScreen />
    </TextsOfResource>
  );
}
