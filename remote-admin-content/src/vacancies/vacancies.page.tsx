import { useMay } from '@varda/admin/permissions';
import { ResourceScreen } from '@varda/admin/screen';
import { unpublishedVacancies, vacanciesResource } from './vacancies.resource.tsx';

export default function VacanciesPage() {
  const may = useMay();
  return <ResourceScreen resource={may('vacancies.publish') ? vacanciesResource : unpublishedVacancies} />;
}
