import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { company } from '@varda/contract/company';
import { type Language, languages } from '@varda/contract/language';
import { demoProducts } from '../../api/demo/demo-content.ts';
import type { DemoProduct } from '../../api/demo/demo-types.ts';
import { chromiumArguments } from '../../e2e/fixtures/chromium.ts';
import { findBrowser } from '../testing/browser.ts';

/** `npx node scripts/artwork/leaflets.ts`: sets the leaflets of the demo products anew, as PDF files, by the browser's own print. */

const texts = {
  en: {
    sample: 'Sample leaflet of the demonstration content. It is not medical information.',
    title: 'Package leaflet: information for the user',
    used: 'What it is and what it is used for',
    taken: 'How to take it',
    effects: 'Possible side effects',
    effectsText:
      'Like all medicines, this one can have side effects, although not everybody gets them. Tell your doctor or pharmacist about each of them, or report it on our site.',
    kept: 'How to store it',
    keptText:
      'Keep below 25 °C, in the original pack, out of the sight and reach of children. Do not use it after the expiry date.',
    made: 'Manufacturer',
  },
  mk: {
    sample: 'Пример за упатство, дел од демонстративната содржина. Не е медицинска информација.',
    title: 'Упатство за пациентот: информации за корисникот',
    used: 'Што претставува и за што се употребува',
    taken: 'Како се зема',
    effects: 'Можни несакани дејства',
    effectsText:
      'Како и сите лекови, и овој може да предизвика несакани дејства, иако не се појавуваат кај секого. За секое од нив кажете му на вашиот лекар или фармацевт или пријавете го на нашата страница.',
    kept: 'Како се чува',
    keptText:
      'Да се чува на температура под 25 °C, во оригиналното пакување, на место недостапно за деца. Да не се употребува по истекот на рокот.',
    made: 'Производител',
  },
};

const style = `
@page { size: A4; margin: 18mm 16mm }
body { font: 10.5pt/1.5 'Liberation Sans', Arial, sans-serif; color: #14302a }
header { border-bottom: 2pt solid #0f6b52; margin-bottom: 8mm }
h1 { font-size: 20pt; line-height: 1.2; margin: 0 0 3mm }
h2 { font-size: 12pt; color: #0f6b52; margin: 6mm 0 1.5mm; break-after: avoid }
p { margin: 0 0 2mm } .sample { font-size: 9pt; border: 0.5pt solid; padding: 2mm 3mm; margin: 0 0 6mm }
`;

function leaflet({ name, description, dosage }: DemoProduct, language: Language): string {
  const t = texts[language];
  const { legalName, street, postalCode, city, country } = company;
  const section = (title: string, html: string) => `<section><h2>${title}</h2>${html}</section>`;
  return `<!doctype html><html lang="${language}"><head><title>${name[language]}</title><style>${style}</style></head><body>
<p class="sample">${t.sample}</p>
<header><p>${t.title}</p><h1>${name[language]}</h1></header>
${section(t.used, description[language].replaceAll(/<(\/?)h2>/g, '<$1h3>'))}
${section(t.taken, `<p>${dosage[language]}</p>`)}
${section(t.effects, `<p>${t.effectsText}</p>`)}
${section(t.kept, `<p>${t.keptText}</p>`)}
${section(t.made, `<p>${legalName[language]}, ${street[language]}, ${postalCode} ${city[language]}, ${country[language]}</p>`)}
</body></html>`;
}

const folder = path.join(import.meta.dirname, '../../api/demo/pictures/leaflets');
const executablePath = findBrowser();
if (!executablePath) throw new Error('There is no browser to print with. Set CHROMIUM_PATH.');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
const page = await browser.newPage();
for (const product of demoProducts.filter((each) => each.leaflet))
  for (const language of languages) {
    await page.setContent(leaflet(product, language));
    const file = path.join(folder, `${product.key}${language === 'mk' ? '-mk' : ''}.pdf`);
    await writeFile(file, await page.pdf({ preferCSSPageSize: true, tagged: true }));
    console.log(path.relative(process.cwd(), file));
  }
await browser.close();
