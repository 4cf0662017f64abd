import type { DemoVacancy } from './demo-types.ts';

const both = { en: true, mk: true };

const mail = '<a href="mailto:careers@varda-pharm.example">careers@varda-pharm.example</a>';
const howToApply = {
  en: `<p>Send your CV and a few lines about yourself to ${mail}, with the position in the subject line.</p>`,
  mk: `<p>Испратете кратка биографија (CV) и неколку реченици за себе на ${mail}, а во насловот на пораката наведете ја позицијата.</p>`,
};

/** Positions that are or were open, the newest first. */
export const vacancies: readonly DemoVacancy[] = [
  {
    key: 'quality-control-analyst',
    vacancy: { en: 'Quality control analyst', mk: 'Аналитичар во контрола на квалитет (м/ж)' },
    shortDescription: {
      en: 'Test raw materials and finished medicines in our chemical laboratory, from the sample to the signed report.',
      mk: 'Испитување на суровини и готови лекови во нашата хемиска лабораторија, од примерокот до потпишаниот извештај.',
    },
    description: {
      en: `<p>Eleven analysts work in our chemical laboratory. Every batch of every medicine passes through it before it may be released.</p><h2>What you will do</h2><ul><li>test raw materials, intermediate and finished products by HPLC, UV spectrophotometry and titration, according to the European Pharmacopoeia;</li><li>record results so that a colleague could repeat them, and report every result that is out of specification;</li><li>take part in the validation and transfer of analytical methods;</li><li>look after the instruments entrusted to you and their calibration.</li></ul><h2>What we look for</h2><ul><li>a degree in pharmacy, chemistry or a related field;</li><li>at least a year in a laboratory; knowledge of GMP is an advantage;</li><li>good written English for methods and reports.</li></ul><h2>What we offer</h2><ul><li>a permanent contract after a trial period of three months;</li><li>training with a mentor in the first six months;</li><li>a transport allowance, a hot meal and private health insurance after the trial period.</li></ul>${howToApply.en}`,
      mk: `<p>Во нашата хемиска лабораторија работат единаесет аналитичари. Низ неа минува секоја серија од секој лек пред да се одобри за промет.</p><h2>Што ќе работите</h2><ul><li>испитување на суровини, меѓупроизводи и готови производи со помош на HPLC, UV-спектрофотометрија и титрација, според Европската фармакопеја;</li><li>запишување на резултатите на начин што овозможува друг колега да ги повтори и пријавување на секој резултат надвор од спецификацијата;</li><li>учество во валидацијата и преносот на аналитички методи;</li><li>грижа за доверените инструменти и за нивната калибрација.</li></ul><h2>Што бараме</h2><ul><li>завршено високо образование од областа на фармацијата, хемијата или сродна област;</li><li>најмалку една година работа во лабораторија; познавањето на ДПП е предност;</li><li>добро писмено познавање на англискиот јазик, за методи и извештаи.</li></ul><h2>Што нудиме</h2><ul><li>договор за вработување на неопределено време по пробна работа од три месеци;</li><li>обука со ментор во првите шест месеци;</li><li>надомест за превоз, топол оброк и приватно здравствено осигурување по завршувањето на пробната работа.</li></ul>${howToApply.mk}`,
    },
    department: 'Pharmaceutical Quality Control',
    active: both,
    jobType: 'Full-time',
  },
  {
    key: 'validation-specialist',
    vacancy: { en: 'Validation specialist', mk: 'Специјалист за валидација (м/ж)' },
    shortDescription: {
      en: 'Plan and carry out the qualification of equipment and the validation of processes and cleaning.',
      mk: 'Планирање и спроведување квалификација на опремата и валидација на процесите и на чистењето.',
    },
    description: {
      en: `<p>The validation team shows, with documents and figures, that our equipment, processes and cleaning do what they should. You would be its fourth member.</p><h2>What you will do</h2><ul><li>plan and carry out the qualification of equipment, rooms and the water system;</li><li>write protocols and reports for the validation of processes and cleaning;</li><li>assess changes and deviations together with production and engineering;</li><li>keep the validation master plan up to date and present it during inspections.</li></ul><h2>What we look for</h2><ul><li>a degree in pharmacy, chemistry or engineering;</li><li>at least two years in a pharmaceutical company, in quality or in production;</li><li>knowledge of EU GMP, above all of Annex 15;</li><li>clear writing in Macedonian and in English.</li></ul><h2>What we offer</h2><ul><li>a permanent contract after a trial period of three months;</li><li>at least five paid days of training a year, at home and abroad;</li><li>a flexible start of the working day, between 07:00 and 09:00;</li><li>private health insurance after the trial period.</li></ul>${howToApply.en}`,
      mk: `<p>Тимот за валидација преку документи и бројки покажува дека опремата, процесите и чистењето го прават она што треба. Вие би биле негов четврти член.</p><h2>Што ќе работите</h2><ul><li>планирање и спроведување квалификација на опремата, на просториите и на системот за вода;</li><li>изработка на протоколи и извештаи за валидација на процеси и на чистење;</li><li>процена на промени и отстапувања, заедно со производството и инженерингот;</li><li>ажурирање на главниот план за валидација и негово претставување при инспекции.</li></ul><h2>Што бараме</h2><ul><li>завршено високо образование од областа на фармацијата, хемијата или инженерството;</li><li>најмалку две години работа во фармацевтска компанија, во квалитет или во производство;</li><li>познавање на ЕУ ДПП, пред сѐ на Анекс 15;</li><li>јасно писмено изразување на македонски и на англиски јазик.</li></ul><h2>Што нудиме</h2><ul><li>договор за вработување на неопределено време по пробна работа од три месеци;</li><li>најмалку пет платени дена за обука годишно, во земјава и во странство;</li><li>флексибилен почеток на работниот ден, меѓу 07:00 и 09:00;</li><li>приватно здравствено осигурување по завршувањето на пробната работа.</li></ul>${howToApply.mk}`,
    },
    department: 'Pharmaceutical Quality Assurance',
    active: both,
    jobType: 'Full-time',
  },
  {
    key: 'packaging-designer',
    vacancy: { en: 'Packaging designer', mk: 'Дизајнер на пакувања (м/ж)' },
    shortDescription: {
      en: 'Prepare cartons, labels and leaflets for printing and develop the look of our personal care lines. Half-time, with hours that suit you.',
      mk: 'Подготовка за печат на кутии, етикети и упатства и развој на изгледот на нашите линии за лична нега. Половина работно време, распоредено како што ви одговара.',
    },
    description: {
      en: `<p>The pack is the first thing that a patient reads. We are looking for someone who takes lettering as seriously as colour.</p><h2>What you will do</h2><ul><li>prepare cartons, labels and leaflets for printing, in up to eight languages;</li><li>develop the look of our personal care lines;</li><li>keep templates and the archive of versions in order;</li><li>check proofs together with regulatory affairs and the printers.</li></ul><h2>What we look for</h2><ul><li>a degree or a portfolio in graphic design;</li><li>sure command of Adobe Illustrator and InDesign and of preparation for printing;</li><li>a feeling for Cyrillic and Latin lettering;</li><li>patience with small print and mandatory texts.</li></ul><h2>What we offer</h2><ul><li>twenty hours a week, arranged to suit you, half of them from home if you wish;</li><li>a permanent contract after a trial period of three months;</li><li>at least five paid days of training a year.</li></ul>${howToApply.en}`,
      mk: `<p>Пакувањето е првото што го чита пациентот. Бараме некого што на буквите им посветува исто толку внимание колку и на боите.</p><h2>Што ќе работите</h2><ul><li>подготовка за печат на кутии, етикети и упатства, на најмногу осум јазици;</li><li>развој на изгледот на нашите линии за лична нега;</li><li>одржување на шаблоните и на архивата со верзии;</li><li>проверка на пробните отпечатоци, заедно со регулаторниот оддел и со печатницата.</li></ul><h2>Што бараме</h2><ul><li>завршено образование од областа на графичкиот дизајн или портфолио;</li><li>одлично познавање на Adobe Illustrator и InDesign и на подготовката за печат;</li><li>чувство за кирилично и латинично писмо;</li><li>трпение за ситни букви и задолжителни текстови.</li></ul><h2>Што нудиме</h2><ul><li>дваесет часа неделно, распоредени како што ви одговара, половината од дома ако сакате;</li><li>договор за вработување на неопределено време по пробна работа од три месеци;</li><li>најмалку пет платени дена за обука годишно.</li></ul>${howToApply.mk}`,
    },
    department: 'Graphic Design',
    active: both,
    jobType: 'Part-time',
  },
  {
    key: 'export-manager',
    vacancy: {
      en: 'Area export manager, Croatia and Slovenia',
      mk: 'Регионален менаџер за извоз, Хрватска и Словенија (м/ж)',
    },
    shortDescription: {
      en: 'Look after our distributors in Croatia and Slovenia and find new pharmacy chains for our personal care lines.',
      mk: 'Соработка со нашите дистрибутери во Хрватска и Словенија и пронаоѓање нови синџири на аптеки за нашите линии за лична нега.',
    },
    description: {
      en: `<p>We sell personal care and cosmetics with CBD in both countries, through one distributor in each. You would support the two of them and open doors to the next pharmacy chains.</p><h2>What you will do</h2><ul><li>agree yearly plans with the distributors and follow them month by month;</li><li>visit pharmacies and trade fairs, about six days a month;</li><li>tell our product development what the market asks for;</li><li>make sure, together with regulatory affairs, that packs and advertising follow the rules of each country.</li></ul><h2>What we look for</h2><ul><li>a degree in economics, pharmacy or a related field;</li><li>at least three years in the sale of pharmacy products;</li><li>fluent English; Croatian or Slovenian is an advantage;</li><li>a driving licence.</li></ul><h2>What we offer</h2><ul><li>a base salary, and a yearly bonus for agreed goals;</li><li>a company car and telephone;</li><li>two days a week from home;</li><li>a permanent contract after a trial period of three months.</li></ul>${howToApply.en}`,
      mk: `<p>Во двете земји, преку по еден дистрибутер, продаваме производи за лична нега и козметика со CBD. Вие би им давале поддршка и би ја отворале вратата кон следните синџири на аптеки.</p><h2>Што ќе работите</h2><ul><li>договарање годишни планови со дистрибутерите и нивно следење од месец во месец;</li><li>посета на аптеки и саеми, околу шест дена месечно;</li><li>пренесување на барањата на пазарот до нашиот развоен тим;</li><li>грижа, заедно со регулаторниот оддел, пакувањата и рекламите да се во согласност со прописите на секоја земја.</li></ul><h2>Што бараме</h2><ul><li>завршено високо образование од областа на економијата, фармацијата или сродна област;</li><li>најмалку три години работа во продажба на производи за аптеки;</li><li>течно познавање на англискиот јазик; хрватскиот или словенечкиот е предност;</li><li>возачка дозвола.</li></ul><h2>Што нудиме</h2><ul><li>основна плата и годишен бонус за договорени цели;</li><li>службено возило и телефон;</li><li>два дена неделно работа од дома;</li><li>договор за вработување на неопределено време по пробна работа од три месеци.</li></ul>${howToApply.mk}`,
    },
    department: 'Sales',
    active: { en: true, mk: false },
    jobType: 'Full-time',
  },
  {
    key: 'packaging-line-operator',
    vacancy: { en: 'Packaging line operator', mk: 'Оператор на линија за пакување (м/ж)' },
    shortDescription: {
      en: 'Run a packaging line for tablets or creams. No experience needed: we train you from the first day.',
      mk: 'Работа на линија за пакување таблети или кремови. Искуство не е потребно: ве обучуваме од првиот ден.',
    },
    description: {
      en: `<p>The people on the packaging line are the last to hold a product before it leaves for the pharmacies. That is why we look for care first and for experience second.</p><h2>What you will do</h2><ul><li>prepare the line, and clear it after every batch;</li><li>watch over filling, labelling and cartoning, take samples and check them;</li><li>enter the figures in the batch record;</li><li>keep the workplace as the rules of GMP demand.</li></ul><h2>What we look for</h2><ul><li>completed secondary education in any field;</li><li>accuracy, reliability and legible handwriting;</li><li>readiness to work in two shifts.</li></ul><h2>What we offer</h2><ul><li>paid training with a mentor;</li><li>a permanent contract after a trial period of three months;</li><li>a shift allowance, and payment of every hour of overtime;</li><li>work clothes, a hot meal and a transport allowance.</li></ul>${howToApply.en}`,
      mk: `<p>Луѓето на линијата за пакување се последните што го држат производот пред да замине кон аптеките. Затоа најпрво бараме внимателност, а дури потоа искуство.</p><h2>Што ќе работите</h2><ul><li>подготовка на линијата и нејзино расчистување по секоја серија;</li><li>следење на полнењето, етикетирањето и картонирањето, земање и проверка на примероци;</li><li>внесување на податоците во документацијата за серијата;</li><li>одржување на работното место според правилата на ДПП.</li></ul><h2>Што бараме</h2><ul><li>завршено средно образование од која било насока;</li><li>точност, сигурност и читлив ракопис;</li><li>подготвеност за работа во две смени.</li></ul><h2>Што нудиме</h2><ul><li>платена обука со ментор;</li><li>договор за вработување на неопределено време по пробна работа од три месеци;</li><li>додаток за работа во смени и платен секој час прекувремена работа;</li><li>работна облека, топол оброк и надомест за превоз.</li></ul>${howToApply.mk}`,
    },
    department: 'MANUFACTURE',
    active: { en: false, mk: true },
    jobType: 'Full-time',
  },
  {
    key: 'formulation-scientist',
    vacancy: { en: 'Formulation scientist, solid forms', mk: 'Истражувач за формулација на цврсти форми (м/ж)' },
    shortDescription: {
      en: 'Take new tablets and capsules from the first idea to the first batch in the pilot hall.',
      mk: 'Развој на нови таблети и капсули, од првата идеја до првата серија во пилот-погонот.',
    },
    description: {
      en: `<p>Twenty-two people work in our research and development laboratory. You would join the group that develops solid forms: five pharmacists and technologists.</p><h2>What you will do</h2><ul><li>design and carry out experiments with active substances and excipients;</li><li>granulate, compress and coat trial batches and evaluate the results;</li><li>prepare stability studies together with analytical development;</li><li>transfer finished formulations to production;</li><li>write the pharmaceutical part of the registration file (CTD, Module 3).</li></ul><h2>What we look for</h2><ul><li>a degree in pharmacy or pharmaceutical technology; a master’s degree is an advantage;</li><li>at least three years with solid forms;</li><li>a sure hand with statistics and the design of experiments;</li><li>English for professional literature and registration files.</li></ul><h2>What we offer</h2><ul><li>a laboratory with a granulator, a tablet press and a coater of its own;</li><li>support for a specialisation or for doctoral studies;</li><li>a permanent contract after a trial period of three months;</li><li>private health insurance after the trial period.</li></ul>${howToApply.en}`,
      mk: `<p>Во нашата лабораторија за истражување и развој работат дваесет и двајца вработени. Вие би се приклучиле кон групата за цврсти форми, која ја сочинуваат петмина фармацевти и технолози.</p><h2>Што ќе работите</h2><ul><li>осмислување и изведување експерименти со активни и помошни супстанции;</li><li>гранулирање, таблетирање и обложување на пробни серии и оцена на резултатите;</li><li>подготовка на испитувања на стабилноста, заедно со аналитичкиот развој;</li><li>пренос на готовите формулации во производството;</li><li>изработка на фармацевтскиот дел од документацијата за регистрација (CTD, модул 3).</li></ul><h2>Што бараме</h2><ul><li>завршени студии по фармација или фармацевтска технологија; магистратурата е предност;</li><li>најмалку три години работа со цврсти форми;</li><li>добро познавање на статистиката и на планирањето експерименти;</li><li>познавање на англискиот јазик, за стручна литература и за документацијата за регистрација.</li></ul><h2>Што нудиме</h2><ul><li>лабораторија со сопствен гранулатор, преса за таблети и уред за обложување;</li><li>поддршка за специјализација или за докторски студии;</li><li>договор за вработување на неопределено време по пробна работа од три месеци;</li><li>приватно здравствено осигурување по завршувањето на пробната работа.</li></ul>${howToApply.mk}`,
    },
    department: 'R&D',
    active: both,
    jobType: 'Full-time',
  },
  {
    key: 'maintenance-technician',
    vacancy: { en: 'Maintenance technician, packaging lines', mk: 'Техничар за одржување на линии за пакување (м/ж)' },
    shortDescription: {
      en: 'Keep the packaging lines of our production site running: planned maintenance, repairs and changes of format.',
      mk: 'Одржување на линиите за пакување во нашиот погон: планско одржување, поправки и промена на формати.',
    },
    description: {
      en: `<p>Six packaging lines run in two shifts. You would keep three of them running and see to it that a fault that has occurred once does not occur again.</p><h2>What you will do</h2><ul><li>maintain blister, cartoning and filling machines according to plan;</li><li>find and repair mechanical and electrical faults;</li><li>change formats together with the operators;</li><li>record your work in the maintenance system, as GMP requires.</li></ul><h2>What we look for</h2><ul><li>secondary or higher technical education: mechatronics, mechanical or electrical engineering;</li><li>at least two years with automatic machines;</li><li>the ability to read electrical and pneumatic diagrams;</li><li>readiness to work in two shifts and on an occasional Saturday.</li></ul><h2>What we offer</h2><ul><li>training by the makers of the machines;</li><li>a shift allowance, and payment of every hour of overtime;</li><li>work clothes, a hot meal and a transport allowance;</li><li>a permanent contract after a trial period of three months.</li></ul>${howToApply.en}`,
      mk: `<p>Шест линии за пакување работат во две смени. Вие би се грижеле три од нив да работат без застој, а дефектот што се појавил еднаш да не се повтори.</p><h2>Што ќе работите</h2><ul><li>одржување на машините за блистери, за картонирање и за полнење, според план;</li><li>пронаоѓање и отстранување механички и електрични дефекти;</li><li>промена на формати, заедно со операторите;</li><li>запишување на работата во системот за одржување, како што бара ДПП.</li></ul><h2>Што бараме</h2><ul><li>средно или високо техничко образование: мехатроника, машинство или електротехника;</li><li>најмалку две години работа со автоматски машини;</li><li>читање електрични и пневматски шеми;</li><li>подготвеност за работа во две смени и повремено во сабота.</li></ul><h2>Што нудиме</h2><ul><li>обука кај производителите на машините;</li><li>додаток за работа во смени и платен секој час прекувремена работа;</li><li>работна облека, топол оброк и надомест за превоз;</li><li>договор за вработување на неопределено време по пробна работа од три месеци.</li></ul>${howToApply.mk}`,
    },
    department: 'Maintenance and Engineering',
    active: both,
    jobType: 'Full-time',
  },
  {
    key: 'microbiology-intern',
    vacancy: { en: 'Microbiology intern', mk: 'Практикант по микробиологија (м/ж)' },
    shortDescription: {
      en: 'Three paid months in our new microbiology laboratory, with a mentor and a small project of your own.',
      mk: 'Три месеци платена пракса во нашата нова микробиолошка лабораторија, со ментор и со сопствен мал проект.',
    },
    description: {
      en: `<p>Air, water, surfaces and products are tested in the microbiology laboratory that we opened in 2025. Twice a year it has a place for a student.</p><h2>What you will do</h2><ul><li>learn to prepare culture media and to work aseptically;</li><li>take part in the monitoring of air, water and surfaces;</li><li>help to test the microbiological quality of herbal products and cosmetics;</li><li>carry out a small project and present it to the team.</li></ul><h2>What we look for</h2><ul><li>a student of biology, pharmacy or a related field, at least in the third year;</li><li>neat and patient work;</li><li>enough English to follow written methods.</li></ul><h2>What we offer</h2><ul><li>a monthly allowance, a hot meal and a transport allowance;</li><li>a mentor, and a topic for your final thesis if you wish;</li><li>a certificate, and an invitation when a position opens.</li></ul>${howToApply.en}`,
      mk: `<p>Во микробиолошката лабораторија, отворена во 2025 година, се испитуваат воздухот, водата, површините и производите. Двапати годишно во неа има место за студент.</p><h2>Што ќе работите</h2><ul><li>запознавање со подготовката на хранливи подлоги и со асептичната работа;</li><li>учество во следењето на воздухот, водата и површините;</li><li>помош при испитувањето на микробиолошкиот квалитет на билни производи и козметика;</li><li>изработка на мал проект и негово претставување пред тимот.</li></ul><h2>Што бараме</h2><ul><li>активни студии по биологија, фармација или сродна област, најмалку трета година;</li><li>уредност и трпение во работата;</li><li>познавање на англискиот јазик, доволно за работа според пишани методи.</li></ul><h2>Што нудиме</h2><ul><li>месечен надоместок, топол оброк и надомест за превоз;</li><li>ментор и, ако сакате, тема за дипломска работа;</li><li>потврда и покана кога ќе се отвори работно место.</li></ul>${howToApply.mk}`,
    },
    department: 'Pharmaceutical Microbiology',
    active: both,
    jobType: 'Internship',
  },
  {
    key: 'regulatory-affairs-associate',
    vacancy: { en: 'Regulatory affairs associate', mk: 'Соработник за регулаторни работи (м/ж)' },
    shortDescription: {
      en: 'Prepare registration files for medicines and notifications for supplements and cosmetics, at home and in our export markets.',
      mk: 'Подготовка на документација за регистрација на лекови и за нотификација на додатоци на исхрана и козметика, во земјава и на нашите извозни пазари.',
    },
    description: {
      en: `<p>Before a product reaches the market, an authority reads its file. Seven of us see to it that the file is complete, true and on time.</p><h2>What you will do</h2><ul><li>compile registration, renewal and variation files for medicines;</li><li>notify dietary supplements and cosmetics in each market;</li><li>check texts of packs, leaflets and advertising against the rules;</li><li>answer the questions of authorities together with colleagues from quality and development.</li></ul><h2>What we look for</h2><ul><li>a degree in pharmacy, chemistry or biology;</li><li>at least a year in regulatory affairs, quality or development;</li><li>excellent written Macedonian and English; another language of the region is an advantage.</li></ul><h2>What we offer</h2><ul><li>a permanent contract after a trial period of three months;</li><li>one day a week from home;</li><li>at least five paid days of training a year;</li><li>private health insurance after the trial period.</li></ul>${howToApply.en}`,
      mk: `<p>Пред производот да се најде на пазарот, надлежниот орган ја чита неговата документација. Седуммина се грижиме таа да биде целосна, точна и навреме доставена.</p><h2>Што ќе работите</h2><ul><li>изработка на документација за регистрација, обновување и варијации на лекови;</li><li>нотификација на додатоци на исхрана и козметика на секој пазар;</li><li>проверка на текстовите на пакувањата, упатствата и рекламите според прописите;</li><li>одговарање на прашањата од надлежните органи, заедно со колегите од квалитет и од развој.</li></ul><h2>Што бараме</h2><ul><li>завршено високо образование од областа на фармацијата, хемијата или биологијата;</li><li>најмалку една година работа во регулаторни работи, квалитет или развој;</li><li>одлично писмено познавање на македонскиот и на англискиот јазик; друг јазик од регионот е предност.</li></ul><h2>Што нудиме</h2><ul><li>договор за вработување на неопределено време по пробна работа од три месеци;</li><li>еден ден неделно работа од дома;</li><li>најмалку пет платени дена за обука годишно;</li><li>приватно здравствено осигурување по завршувањето на пробната работа.</li></ul>${howToApply.mk}`,
    },
    department: 'Pharmaceutical Regulatory Affairs',
    active: { en: false, mk: false },
    jobType: 'Full-time',
  },
];
