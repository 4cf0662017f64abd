import type { DemoHistory } from './demo-types.ts';

/** The years that changed the company, the first one first. */
export const historyEntries: readonly DemoHistory[] = [
  {
    key: 'founded-1989',
    text: {
      en: '<h2>1989</h2><p>Four pharmacists and a chemist found Varda Pharm in Skopje. In a rented workshop below Vodno, twelve people prepare the first products from traditional pharmacy recipes: an iodine solution, a zinc ointment and a cold cream. They deliver them to the pharmacies of the city themselves, in their own car.</p>',
      mk: '<h2>1989</h2><p>Четворица фармацевти и еден хемичар ја основаат Варда Фарм во Скопје. Во изнајмена работилница под Водно, дванаесет луѓе ги подготвуваат првите производи според традиционални аптекарски рецептури: раствор на јод, цинкова маст и колд-крем. До градските аптеки ги доставуваат самите, со сопствен автомобил.</p>',
    },
  },
  {
    key: 'first-medicine-1993',
    text: {
      en: '<h2>1993</h2><p>VARDOL® 500 mg tablets become our first registered medicine. For them we buy our first tablet press, second-hand, and equip a small laboratory in which every batch is tested before delivery. By the end of the year twenty-six people work with us and our products are in pharmacies throughout the country.</p>',
      mk: '<h2>1993</h2><p>Таблетите VARDOL® 500 mg стануваат наш прв регистриран лек. За нив ја купуваме нашата прва преса за таблети, половна, и опремуваме мала лабораторија во која секоја серија се испитува пред испораката. На крајот од годината кај нас работат дваесет и шест луѓе, а нашите производи ги има во аптеките низ целата земја.</p>',
    },
  },
  {
    key: 'own-plant-1998',
    text: {
      en: '<h2>1998</h2><p>We leave the rented rooms. Our own plant opens on the eastern edge of Skopje, with separate areas for tablets, syrups and ointments, and the management moves into the house in Vodno Street where it still is today. The herbal line begins in the same year: teas and syrups from plants gathered on the Shar Mountains.</p>',
      mk: '<h2>1998</h2><p>Ги напуштаме изнајмените простории. На источната периферија на Скопје отвораме сопствен погон, со одделни зони за таблети, сирупи и масти, а управата се вселува во куќата на улицата „Водно“, каде што е и денес. Истата година почнува и билната линија: чаеви и сирупи од растенија собрани на Шар Планина.</p>',
    },
  },
  {
    key: 'personal-care-2003',
    text: {
      en: '<h2>2003</h2><p>Pharmacists keep asking us what we have for dry skin and for babies. We answer with two lines of our own: SENSILIS® for feet, hands and mothers, and BABYGAL® for baby skin. For them we build a new area for creams and lotions, with its own microbiological control. The company now has ninety employees.</p>',
      mk: '<h2>2003</h2><p>Фармацевтите сѐ почесто нѐ прашуваат што имаме за сува кожа и за бебиња. Одговараме со две сопствени линии: SENSILIS® за стапала, за раце и за мајки, и BABYGAL® за бебешка кожа. За нив градиме нова зона за кремови и лосиони, со посебна микробиолошка контрола. Компанијата сега има деведесет вработени.</p>',
    },
  },
  {
    key: 'iso-and-export-2007',
    text: {
      en: '<h2>2007</h2><p>The quality management system of the whole company is certified to ISO 9001 for the first time. In spring our first delivery abroad leaves for Kosovo; in autumn Serbia follows. To prepare the files for other countries we set up a regulatory affairs department: three people, two computers and a wall of folders.</p>',
      mk: '<h2>2007</h2><p>Системот за управување со квалитет во целата компанија за првпат е сертифициран според ISO 9001. Напролет тргнува нашата прва испорака во странство, за Косово, а наесен следува Србија. За да ја подготвуваме документацијата за другите земји, основаме оддел за регулаторни работи: тројца вработени, два компјутера и ѕид полн регистратори.</p>',
    },
  },
  {
    key: 'laboratory-2012',
    text: {
      en: '<h2>2012</h2><p>The research and development laboratory opens, with stability chambers and a pilot hall. Its first results are the GALAHEALTH® vitamins and minerals and the GALAPRO® probiotics. The cod liver oil that a whole generation remembers from childhood returns as JEKOGAL®, now in capsules too. Dietary supplements become our fourth group of products.</p>',
      mk: '<h2>2012</h2><p>Се отвора лабораторијата за истражување и развој, со комори за стабилност и со пилот-погон. Нејзини први резултати се витамините и минералите GALAHEALTH® и пробиотиците GALAPRO®. Маслото од црн дроб на бакалар, што цела генерација го памети од детството, се враќа како JEKOGAL®, сега и во капсули. Додатоците на исхрана стануваат нашата четврта група производи.</p>',
    },
  },
  {
    key: 'eu-gmp-2015',
    text: {
      en: '<h2>2015</h2><p>After two years of rebuilding – new ventilation, a new water system, a wall moved here and there – inspectors from a member state of the European Union confirm that we make our solid and liquid forms in accordance with its good manufacturing practice. The certificate hangs in the entrance hall, and below it are the signatures of everyone who worked for it.</p>',
      mk: '<h2>2015</h2><p>По две години преуредување – нова вентилација, нов систем за вода, понекој поместен ѕид – инспектори од земја членка на Европската Унија потврдуваат дека цврстите и течните форми ги произведуваме според нејзината Добра производна пракса. Сертификатот виси во влезниот хол, а под него се потписите на сите што работеа на тоа.</p>',
    },
  },
  {
    key: 'cbd-2018',
    text: {
      en: '<h2>2018</h2><p>We receive the licence to manufacture products with cannabidiol and equip an area for extraction with carbon dioxide. In a greenhouse near Skopje we grow our first hemp, of varieties low in THC; the SATIVAL® and SATIVANA® lines follow a year later. Our quality system moves to the new edition of the standard, ISO 9001:2015.</p>',
      mk: '<h2>2018</h2><p>Ја добиваме дозволата за изработка на производи со канабидиол и опремуваме простор за екстракција со јаглерод диоксид. Во оранжерија во близина на Скопје го одгледуваме нашиот прв коноп, од сорти со мала содржина на THC; линиите SATIVAL® и SATIVANA® следуваат една година подоцна. Системот за квалитет преминува на новото издание на стандардот, ISO 9001:2015.</p>',
    },
  },
  {
    key: 'solar-roof-2022',
    text: {
      en: '<h2>2022</h2><p>We put solar panels with a power of 480 kW on the roof of the production site; over a year they supply about a third of its electricity. Under them a new packaging line starts work, on which cameras check the label, batch number and expiry date of every pack. Slovenia becomes our eighth export market.</p>',
      mk: '<h2>2022</h2><p>На покривот од погонот поставуваме соларни панели со моќност од 480 kW; тие годишно обезбедуваат околу третина од неговата електрична енергија. Под нив почнува да работи нова линија за пакување, на која камери ги проверуваат етикетата, бројот на серијата и рокот на употреба на секое пакување. Словенија станува наш осми извозен пазар.</p>',
    },
  },
  {
    key: 'warehouse-2025',
    text: {
      en: '<h2>2025</h2><p>A new warehouse with 2,400 pallet places and a new microbiology laboratory open next to the production halls. Two hundred and forty people work at Varda Pharm, and the range now counts more than a hundred products. An iodine solution and a cold cream are still among them, as they were in 1989.</p>',
      mk: '<h2>2025</h2><p>До производствените хали отвораме ново складиште со 2400 палетни места и нова микробиолошка лабораторија. Во Варда Фарм работат двесте и четириесет луѓе, а асортиманот опфаќа повеќе од сто производи. Меѓу нив сѐ уште има раствор на јод и колд-крем, како во 1989 година.</p>',
    },
  },
];
