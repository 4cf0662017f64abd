import { newAbout } from '@varda/contract/about';
import { newContactInfo } from '@varda/contract/contact-info';
import { newHistory } from '@varda/contract/history';
import { legalPageIds } from '@varda/contract/legal-page-titles';
import { newCareer } from '@varda/contract/vacancies';
import { insertAbout } from '../about/about.repository.ts';
import { cleanNewText } from '../about/about-rules.ts';
import { contactInfo } from '../contact-info/contact-info.repository.ts';
import { cleanLocalized } from '../content/rich-text-policy.ts';
import type { Db } from '../database/open-database.ts';
import { insertHistory } from '../history/history.repository.ts';
import { cleanHistoryText } from '../history/history-rules.ts';
import { findLegalPage, updateLegalPage } from '../legal-pages/legal-pages.repository.ts';
import { insertCareer } from '../vacancies/vacancies.repository.ts';
import { newContent } from '../vacancies/vacancy-content.ts';
import { notePictures } from './demo-pictures.repository.ts';
import type { DemoSource } from './demo-source.ts';
import { demoLegalPages } from './legal-pages.ts';

/** Adds what the company says of itself: about, history, contact blocks and vacancies. */
export async function addCompany(tx: Db, { about, history, contacts, vacancies }: DemoSource): Promise<void> {
  for (const demo of about) {
    const { name, subcategory, text } = newAbout.parse(demo);
    const id = await insertAbout(tx, { name, subcategory, text: await cleanNewText(tx, text) });
    await notePictures(tx, 'about', id, demo.pictures.map(pictureFile));
  }
  for (const demo of history) await insertHistory(tx, await cleanHistoryText(tx, newHistory.parse(demo).text));
  // The newest is shown first.
  for (const demo of contacts.toReversed()) {
    const { name, description } = newContactInfo.parse(demo);
    const texts = { name, description: cleanLocalized('description', description) };
    const id = await contactInfo.insert(tx, texts, {});
    await notePictures(tx, 'contact_info', id, demo.picture ? [pictureFile(demo.picture)] : []);
  }
  for (const demo of vacancies.toReversed()) {
    const body = newCareer.parse({ ...demo, department: { en: demo.department } });
    await insertCareer(tx, newContent(body), null);
  }
  for (const id of legalPageIds) {
    const before = await findLegalPage(tx, id);
    if (before)
      await updateLegalPage(tx, before, {
        title: before.title,
        text: cleanLocalized('text', demoLegalPages[id].text),
      });
  }
}

const pictureFile = (name: string) => `about/${name}.webp`;
