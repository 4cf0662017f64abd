import { ResourceScreen } from '@varda/shared/admin/screen';
import { vacanciesResource } from './vacancies.resource.tsx';

export default function VacanciesPage() {
  return <ResourceScreen resource={vacanciesResource} />;
}
