import { ResourceScreen } from '@varda/admin/screen';
import { vacanciesResource } from './vacancies.resource.tsx';

export default function VacanciesPage() {
  return <ResourceScreen resource={vacanciesResource} />;
}
