import type { DemoProduct } from '../../demo-types.ts';

const face = 'Personal Care Products/FACE & LIP CARE';

/** Care for the face and the lips. */
export const faceProducts: readonly DemoProduct[] = [
  {
    key: 'silvana-micellar-water',
    categoryName: face,
    form: 'solution',
    name: { en: 'SILVANA® micellar water', mk: 'SILVANA® мицеларна вода' },
    description: {
      en: '<p>Make-up, sunscreen and the dust of the city come off with one cotton pad and no scrubbing. The micelles, tiny spheres of a mild washing agent, attract grease and lift it from the skin.</p><p>With lime blossom water and glycerin, free of alcohol and perfume. Although it need not be rinsed, we find that a splash of water afterwards does every skin good.</p>',
      mk: '<p>Шминката, средството за сончање и градската прашина се симнуваат со едно памучно тампонче, без триење. Мицелите, ситни топчиња од благо средство за миење, ја привлекуваат маснотијата и ја одвојуваат од кожата.</p><p>Со вода од липов цвет и глицерин, без алкохол и парфем. Иако не мора да се исплакнува, сметаме дека малку вода на крајот ѝ годи на секоја кожа.</p>',
    },
    dosage: {
      en: 'Bottle with 200 ml. Wipe face and eyes with a soaked cotton pad, morning and evening.',
      mk: 'Шише со 200 ml. Наутро и навечер избришете ги лицето и очите со натопено памучно тампонче.',
    },
    pack: {
      kind: 'bottle',
      brand: 'SILVANA',
      registered: true,
      line: { en: 'micellar water', mk: 'мицеларна вода' },
      amount: { en: '200 ml', mk: '200 ml' },
      colour: '#6f9fd0',
    },
  },
  {
    key: 'silvana-day-cream',
    categoryName: face,
    form: 'cream',
    name: { en: 'SILVANA® day cream SPF 15', mk: 'SILVANA® дневен крем SPF 15' },
    description: {
      en: '<p>A moisturising cream for normal and combination skin with hyaluronic acid, vitamin E and a light sun filter for the way to work. It is absorbed quickly and leaves a matt finish.</p><ul><li>moisturises for up to 24 hours</li><li>non-comedogenic</li><li>suitable as a base for make-up</li></ul><p>SPF 15 is meant for everyday life in the city. For a day on the water or in the mountains choose a product with higher protection.</p>',
      mk: '<p>Хидрантен крем за нормална и мешана кожа со хијалуронска киселина, витамин E и лесен заштитен филтер за патот до работа. Брзо се впива и остава мат изглед.</p><ul><li>хидрира до 24 часа</li><li>не ги затнува порите</li><li>погоден како подлога за шминка</li></ul><p>SPF 15 е наменет за секојдневието во градот. За ден на вода или на планина изберете производ со повисока заштита.</p>',
    },
    dosage: {
      en: 'Jar with 50 ml. Apply to the cleansed face, neck and neckline in the morning.',
      mk: 'Тегличка со 50 ml. Наутро се нанесува на исчистено лице, врат и деколте.',
    },
    pack: {
      kind: 'jar',
      brand: 'SILVANA',
      registered: true,
      line: { en: 'day cream', mk: 'дневен крем' },
      strength: { en: 'SPF 15', mk: 'SPF 15' },
      amount: { en: '50 ml', mk: '50 ml' },
    },
  },
  {
    key: 'silvana-night-cream',
    categoryName: face,
    form: 'cream',
    name: { en: 'SILVANA® night cream', mk: 'SILVANA® ноќен крем' },
    description: {
      en: '<p>While we sleep nobody minds a shiny nose, so the night cream may be richer. Avocado oil, ceramides and niacinamide help dry skin to keep its moisture and make it look fresher in the morning.</p><p>Use it after cleansing, about an hour before you lie down. In winter it can serve as a day cream too.</p>',
      mk: '<p>Додека спиеме никому не му пречи сјајот на лицето, па ноќниот крем може да биде побогат. Масло од авокадо, керамиди и ниацинамид ѝ помагаат на сувата кожа да ја задржи влагата и наутро да изгледа посвежо.</p><p>Нанесете го по чистењето, околу еден час пред легнување. Во зима може да послужи и како дневен крем.</p>',
    },
    dosage: {
      en: 'Jar with 50 ml. Massage gently into face and neck every evening.',
      mk: 'Тегличка со 50 ml. Секоја вечер нежно вмасирајте го на лицето и вратот.',
    },
    pack: {
      kind: 'jar',
      brand: 'SILVANA',
      registered: true,
      line: { en: 'night cream', mk: 'ноќен крем' },
      amount: { en: '50 ml', mk: '50 ml' },
      colour: '#4b4f8a',
    },
  },
  {
    key: 'silvana-hyaluron-serum',
    categoryName: face,
    form: 'serum',
    name: { en: 'SILVANA® hyaluron serum', mk: 'SILVANA® серум со хијалурон' },
    description: {
      en: '<p>Hyaluronic acid in two molecular sizes: the larger binds water on the surface, the smaller in the upper layers of the skin. The serum is as light as water and works under any cream.</p><p>Apply it to damp skin, and seal it with a cream so that the moisture stays where it should. The look of fine dryness lines becomes softer.</p><p>Without oil, colour or fragrance; for every type of skin.</p>',
      mk: '<p>Хијалуронска киселина во две молекулски големини: поголемата ја врзува водата на површината, а помалата во горните слоеви на кожата. Серумот е лесен како вода и се носи под секој крем.</p><p>Нанесете го на влажна кожа, а потоа ставете крем за влагата да остане таму каде што треба. Изгледот на ситните линии од сувост станува поблаг.</p><p>Без масла, бои и мирис; за секој тип кожа.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 30 ml. 3 to 4 drops on face and neck, morning and evening.',
      mk: 'Шишенце со капалка, 30 ml. По 3 до 4 капки на лицето и вратот, наутро и навечер.',
    },
    pack: {
      kind: 'dropper',
      brand: 'SILVANA',
      registered: true,
      line: { en: 'hyaluron serum', mk: 'серум со хијалурон' },
      strength: { en: '1.5%', mk: '1,5 %' },
      amount: { en: '30 ml', mk: '30 ml' },
      colour: '#3f9fb8',
    },
  },
  {
    key: 'silvana-cold-cream',
    categoryName: face,
    form: 'cream',
    name: { en: 'SILVANA® cold cream', mk: 'SILVANA® колд-крем' },
    description: {
      en: '<p>Galen is said to have invented it, and pharmacies have been stirring it ever since: wax, oil and rose water, so cleverly combined that the water cools as it evaporates. Our recipe keeps to beeswax, almond oil and Bulgarian rose water.</p><p>It protects very dry skin on face and hands from frost and heated rooms. Being an emulsion without emulsifiers, it may show a drop of water in the tube; that is in its nature.</p>',
      mk: '<p>Се раскажува дека го измислил Гален, а аптекарите го подготвуваат и денес: восок, масло и розова вода, така вешто споени што водата лади додека испарува. Нашата рецептура се држи до пчелин восок, бадемово масло и бугарска розова вода.</p><p>Ја штити многу сувата кожа на лицето и рацете од мраз и од загреани простории. Бидејќи е емулзија без емулгатори, во тубата може да се појави капка вода; тоа е нејзино својство.</p>',
    },
    dosage: {
      en: 'Tube with 40 ml. Apply to dry areas several times a day; before going out in the cold, half an hour earlier.',
      mk: 'Туба со 40 ml. Се нанесува на сувите места неколкупати на ден; пред излегување на студ, половина час порано.',
    },
    pack: {
      kind: 'tube',
      brand: 'SILVANA',
      registered: true,
      line: { en: 'cold cream with rose water', mk: 'колд-крем со розова вода' },
      amount: { en: '40 ml', mk: '40 ml' },
      colour: '#c77f93',
    },
  },
  {
    key: 'silvana-lip-balm',
    categoryName: face,
    form: 'balm',
    name: { en: 'SILVANA® lip balm with calendula', mk: 'SILVANA® балсам за усни со невен' },
    description: {
      en: '<p>Lips have no oil glands of their own, which is why they are the first to crack in wind and dry air. Calendula, beeswax and castor oil give them a protective layer with a soft shine.</p><p>The slanted tip of the tube spreads the balm without fingers. It tastes faintly of honey and contains no menthol, which can dry the lips out.</p>',
      mk: '<p>Усните немаат сопствени лојни жлезди и затоа први испукуваат на ветер и сув воздух. Невенот, пчелиниот восок и рицинусовото масло им даваат заштитен слој со нежен сјај.</p><p>Со закосениот врв на тубата балсамот се нанесува без прсти. Има благ вкус на мед и не содржи ментол, кој може да ги исуши усните.</p>',
    },
    dosage: {
      en: 'Tube with 10 ml. Apply as often as you like, also before going to bed.',
      mk: 'Туба со 10 ml. Се нанесува колку пати што сакате, и пред спиење.',
    },
    pack: {
      kind: 'tube',
      brand: 'SILVANA',
      registered: true,
      line: { en: 'lip balm with calendula', mk: 'балсам за усни со невен' },
      amount: { en: '10 ml', mk: '10 ml' },
      colour: '#e0962a',
    },
  },
];
