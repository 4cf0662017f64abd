import { useMay } from '@varda/admin/permissions';
import { ResourceScreen } from '@varda/admin/screen';
import { vacanciesResource } from './vacancies.resource.tsx';

/** For who may not publish: a new vacancy stays off the site. */
const unpublished = { ...vacanciesResource, empty: { ...vacanciesResource.empty, active: { en: false, mk: false } } };

export default function VacanciesPage() {
  const may = useMay();
  return <ResourceScreen resource={may('vacancies.publish') ? vacanciesResource : unpublished} />;
}
