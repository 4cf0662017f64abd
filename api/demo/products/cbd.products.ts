import type { DemoProduct } from '../demo-types.ts';

const oral = 'CBD Products/Oral';
const topical = 'CBD Products/Topical';
const cosmetics = 'CBD Products/Cosmetics';

/** Products with cannabidiol: to swallow, for the skin after effort, and cosmetics. */
export const cbdProducts: readonly DemoProduct[] = [
  {
    key: 'satival-oil-5',
    categoryName: oral,
    form: 'drops',
    name: { en: 'SATIVAL® CBD oil 5%', mk: 'SATIVAL® CBD масло 5 %' },
    description: {
      en: '<p>Cannabidiol extracted with carbon dioxide from the flowers of hemp grown for the purpose, dissolved in cold-pressed hemp seed oil. One drop carries about 2.5 mg of CBD, which makes this strength a sensible place to begin.</p><ul><li>10 ml with 500 mg of CBD</li><li>THC content below 0.2%, checked in every batch</li><li>no colourings, no added flavours</li></ul><p>SATIVAL® oil is for adults and is not a medicine. It should not be taken during pregnancy and breastfeeding. If you take medicines regularly, ask your doctor or pharmacist first.</p>',
      mk: '<p>Канабидиол извлечен со јаглерод диоксид од цветови на наменски одгледуван коноп, растворен во ладно цедено масло од семе на коноп. Една капка содржи околу 2,5 mg CBD, па оваа јачина е добар избор за почеток.</p><ul><li>10 ml со 500 mg CBD</li><li>содржина на THC под 0,2 %, проверена во секоја серија</li><li>без бои и без додадени ароми</li></ul><p>Маслото SATIVAL® е наменето за возрасни лица и не е лек. Не треба да се зема за време на бременост и доење. Ако редовно земате лекови, најпрво прашајте го вашиот лекар или фармацевт.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 10 ml. Adults: 3 drops under the tongue once a day; hold for a minute, then swallow. Do not exceed 4 drops (10 mg) a day.',
      mk: 'Шише со капалка, 10 ml. Возрасни: 3 капки под јазик еднаш на ден; задржете ги една минута, па проголтајте. Не надминувајте 4 капки (10 mg) на ден.',
    },
    pack: {
      kind: 'dropper',
      brand: 'SATIVAL',
      registered: true,
      line: { en: 'CBD oil', mk: 'CBD масло' },
      strength: { en: '5%', mk: '5 %' },
      amount: { en: '10 ml', mk: '10 ml' },
    },
  },
  {
    key: 'satival-oil-10',
    categoryName: oral,
    form: 'drops',
    name: { en: 'SATIVAL® CBD oil 10%', mk: 'SATIVAL® CBD масло 10 %' },
    description: {
      en: '<p>The same hemp extract as in the 5% oil at double strength, for those who already know how they respond to CBD and prefer fewer drops. The carrier is MCT oil from coconut, light in colour and almost neutral in taste.</p><p>One drop contains about 5 mg of cannabidiol. Shake the bottle before use; a slight cloudiness in the cold is natural and disappears at room temperature.</p><p>For adults only. CBD can cause drowsiness in some people and can change the effect of certain medicines, so take advice before combining them. Keep the bottle upright, away from light and out of the reach of children.</p>',
      mk: '<p>Истиот екстракт од коноп како во маслото од 5 %, но со двојна јачина, за оние што веќе знаат како реагираат на CBD и претпочитаат помалку капки. Носач е MCT масло од кокос, светло по боја и речиси неутрално по вкус.</p><p>Една капка содржи околу 5 mg канабидиол. Протресете го шишето пред употреба; благото заматување на ладно е природно и исчезнува на собна температура.</p><p>Само за возрасни лица. Кај некои луѓе CBD може да предизвика поспаност и да го промени дејството на одредени лекови, па затоа посоветувајте се пред да ги комбинирате. Шишето чувајте го исправено, заштитено од светлина и на место недостапно за деца.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 10 ml (1,000 mg of CBD). Adults: 1 to 2 drops under the tongue once a day, preferably at the same time.',
      mk: 'Шише со капалка, 10 ml (1000 mg CBD). Возрасни: 1 до 2 капки под јазик еднаш на ден, по можност во исто време.',
    },
    pack: {
      kind: 'dropper',
      brand: 'SATIVAL',
      registered: true,
      line: { en: 'CBD oil', mk: 'CBD масло' },
      strength: { en: '10%', mk: '10 %' },
      amount: { en: '10 ml', mk: '10 ml' },
      colour: '#2f6b3c',
    },
  },
  {
    key: 'satival-capsules',
    categoryName: oral,
    form: 'capsules',
    name: { en: 'SATIVAL® CBD soft capsules 10 mg', mk: 'SATIVAL® CBD меки капсули 10 mg' },
    description: {
      en: '<p>No drops to count and no taste of hemp: each soft capsule holds exactly 10 mg of cannabidiol in olive oil, sealed in a shell of plant origin.</p><p>Taken with a meal that contains some fat, CBD is absorbed better than on an empty stomach. The blister keeps the capsules protected from air, so they travel well in a bag or pocket.</p><p>Intended for adults who wish to add CBD to a balanced way of life; it does not replace treatment prescribed by a doctor. Not for pregnant or breastfeeding women.</p>',
      mk: '<p>Без броење капки и без вкус на коноп: секоја мека капсула содржи точно 10 mg канабидиол во маслиново масло, затворен во обвивка од растително потекло.</p><p>Земен со оброк што содржи малку маснотии, CBD се впива подобро отколку на празен желудник. Блистерот ги штити капсулите од воздух, па лесно се носат во чанта или во џеб.</p><p>Наменети се за возрасни лица што сакаат да го вклучат CBD во урамнотежениот начин на живот; не се замена за терапија што ја препишал лекар. Не се за бремени жени и доилки.</p>',
    },
    dosage: {
      en: 'Carton with 30 soft capsules in blisters. Adults: 1 capsule a day with a meal and a glass of water.',
      mk: 'Кутија со 30 меки капсули во блистери. Возрасни: по 1 капсула на ден, со оброк и чаша вода.',
    },
    pack: {
      kind: 'carton',
      brand: 'SATIVAL',
      registered: true,
      line: { en: 'CBD soft capsules', mk: 'CBD меки капсули' },
      strength: { en: '10 mg', mk: '10 mg' },
      amount: { en: '30 capsules', mk: '30 капсули' },
    },
  },
  {
    key: 'satival-mint-spray',
    categoryName: oral,
    form: 'spray',
    name: { en: 'SATIVAL® CBD oral spray with mint', mk: 'SATIVAL® CBD спреј за уста со нане' },
    description: {
      en: '<p>A fine spray for the inside of the cheek that tastes of fresh mint instead of hemp. One press of the pump gives 2 mg of CBD, so small amounts are easy to measure even on the move.</p><p>It is made with water-dispersible cannabidiol isolate, glycerol and peppermint oil, and contains neither alcohol nor sugar. The isolate has no detectable THC.</p><p>Suitable for adults. Leave it unopened in the package until you start; after that it should be used up within three months.</p>',
      mk: '<p>Фин спреј што се прска на внатрешната страна од образот и има вкус на свежо нане наместо на коноп. Со едно притискање на пумпичката се добиваат 2 mg CBD, па малите количества лесно се одмеруваат и кога сте на пат.</p><p>Изработен е од изолат на канабидиол што се распределува во вода, глицерол и масло од нане и не содржи ни алкохол, ни шеќер. Во изолатот не може да се измери THC.</p><p>Погоден е за возрасни лица. Чувајте го неотворен во кутијата додека не почнете да го користите; потоа треба да се потроши во рок од три месеци.</p>',
    },
    dosage: {
      en: 'Spray bottle with 15 ml. Adults: 1 to 2 sprays onto the inside of the cheek, no more than twice a day.',
      mk: 'Шише со распрскувач, 15 ml. Возрасни: 1 до 2 впрскувања на внатрешната страна од образот, најмногу двапати на ден.',
    },
    pack: {
      kind: 'spray',
      brand: 'SATIVAL',
      registered: true,
      line: { en: 'CBD oral spray, mint', mk: 'CBD спреј за уста, нане' },
      strength: { en: '2 mg/spray', mk: '2 mg/доза' },
      amount: { en: '15 ml', mk: '15 ml' },
      colour: '#3aa08a',
    },
  },
  {
    key: 'satival-evening-drops',
    categoryName: oral,
    form: 'drops',
    name: { en: 'SATIVAL® Evening drops with lemon balm', mk: 'SATIVAL® Evening капки со маточина' },
    description: {
      en: '<p>For the end of the day we have put a gentle 3% CBD oil together with extracts of lemon balm and lavender, two plants that have long had their place in evening teas.</p><p>The oil smells of herbs and citrus and can be taken straight from the dropper or stirred into a spoonful of honey or yoghurt.</p><p>Do not drive or operate machines after taking it if you feel sleepy, and avoid alcohol on the same evening. Only for adults; a varied diet and enough sleep remain the basis of well-being.</p>',
      mk: '<p>За крајот на денот споивме благо CBD масло (3 %) со екстракти од маточина и лаванда, две растенија што одамна имаат свое место во вечерните чаеви.</p><p>Маслото мириса на билки и цитрус и може да се земе директно од капалката или да се измеша со лажичка мед или јогурт.</p><p>Не управувајте со возило и не работете со машини ако по земањето чувствувате поспаност, и избегнувајте алкохол истата вечер. Само за возрасни лица; разновидната исхрана и доволниот сон остануваат основа на доброто чувство.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 10 ml (300 mg of CBD). Adults: 5 drops half an hour before bedtime.',
      mk: 'Шише со капалка, 10 ml (300 mg CBD). Возрасни: 5 капки половина час пред спиење.',
    },
    pack: {
      kind: 'dropper',
      brand: 'SATIVAL Evening',
      registered: true,
      line: { en: 'CBD with lemon balm', mk: 'CBD со маточина' },
      strength: { en: '3%', mk: '3 %' },
      amount: { en: '10 ml', mk: '10 ml' },
      colour: '#4f5b93',
    },
  },
  {
    key: 'satival-cooling-gel',
    categoryName: topical,
    form: 'gel',
    name: { en: 'SATIVAL® cooling gel with CBD and menthol', mk: 'SATIVAL® гел за ладење со CBD и ментол' },
    description: {
      en: '<p>After a long run, a day on your feet or hours at the desk, the gel gives a pleasant coolness to tired legs, shoulders and back. Menthol and camphor provide the first fresh impression, while hemp extract and aloe vera look after the skin.</p><p>The texture is light and does not stain clothes once it has dried. Keep a tube in the refrigerator for an even cooler feel.</p><p>For healthy, unbroken skin. Avoid the eyes and do not use on children under twelve.</p>',
      mk: '<p>По долго трчање, цел ден минат на нозе или повеќечасовна работа на биро, гелот дава пријатно чувство на свежина на уморните нозе, рамена и грб. Ментолот и камфорот го создаваат првиот свеж впечаток, а екстрактите од коноп и алое вера ја негуваат кожата.</p><p>Текстурата е лесна и, откако ќе се исуши, не остава траги на облеката. Тубата може да се чува и во фрижидер, за уште посвежо чувство.</p><p>За здрава и неоштетена кожа. Избегнувајте допир со очите и не користете го кај деца помали од дванаесет години.</p>',
    },
    dosage: {
      en: 'Tube with 100 ml. Massage a small amount into the skin two to three times a day and wash your hands afterwards.',
      mk: 'Туба со 100 ml. Мало количество вмасирајте во кожата два до три пати на ден, а потоа измијте ги рацете.',
    },
    pack: {
      kind: 'tube',
      brand: 'SATIVAL',
      registered: true,
      line: { en: 'cooling gel with menthol', mk: 'гел за ладење со ментол' },
      strength: { en: '200 mg CBD', mk: '200 mg CBD' },
      amount: { en: '100 ml', mk: '100 ml' },
      colour: '#3f9fc4',
    },
  },
  {
    key: 'satival-warming-balm',
    categoryName: topical,
    form: 'balm',
    name: { en: 'SATIVAL® warming balm with CBD', mk: 'SATIVAL® загревачки балсам со CBD' },
    description: {
      en: '<p>A firm balm of beeswax, shea butter and hemp seed oil that melts between the palms. Capsicum extract and clove oil bring a slow warmth that many like before training or on a cold evening.</p><ul><li>300 mg of CBD in a 50 ml jar</li><li>no water, therefore no preservatives</li><li>a little goes a long way</li></ul><p>Try it on a small area first: sensitive skin can redden. Do not combine it with a heating pad, and keep it away from the face and mucous membranes.</p>',
      mk: '<p>Цврст балсам од пчелин восок, ши путер и масло од семе на коноп што се топи меѓу дланките. Екстрактот од лута пиперка и маслото од каранфилче создаваат бавна топлина што на многумина им годи пред тренинг или во ладна вечер.</p><ul><li>300 mg CBD во тегличка од 50 ml</li><li>не содржи вода, па затоа ни конзерванси</li><li>доволно е мало количество</li></ul><p>Најпрво испробајте го на мала површина: чувствителната кожа може да поцрвени. Не комбинирајте го со електрично перниче и чувајте го подалеку од лицето и слузниците.</p>',
    },
    dosage: {
      en: 'Jar with 50 ml. Warm a pea-sized amount in your hands and massage into muscles up to twice a day.',
      mk: 'Тегличка со 50 ml. Количество колку зрно грашок загрејте во рацете и вмасирајте на мускулите, најмногу двапати на ден.',
    },
    pack: {
      kind: 'jar',
      brand: 'SATIVAL',
      registered: true,
      line: { en: 'warming balm', mk: 'загревачки балсам' },
      strength: { en: '300 mg CBD', mk: '300 mg CBD' },
      amount: { en: '50 ml', mk: '50 ml' },
      colour: '#c4572e',
    },
  },
  {
    key: 'satival-massage-oil',
    categoryName: topical,
    form: 'oil',
    name: { en: 'SATIVAL® massage oil with CBD and arnica', mk: 'SATIVAL® масло за масажа со CBD и арника' },
    description: {
      en: '<p>Sunflower and grape seed oils let the hands glide, arnica flowers are macerated in them for four weeks, and the CBD is added last. Rosemary and orange give the oil its clean, slightly resinous scent.</p><p>Made for self-massage as well as for the massage table. It absorbs slowly enough to work with and leaves the skin soft rather than greasy.</p><p>Not for people allergic to arnica or other plants of the daisy family. Use a towel you do not mind marking.</p>',
      mk: '<p>Маслата од сончоглед и од семки од грозје им овозможуваат на рацете лесно да се лизгаат, во нив четири недели се мацерираат цветови од арника, а на крајот се додава CBD. Рузмаринот и портокалот на маслото му даваат чист, малку смолест мирис.</p><p>Наменето е и за самомасажа, и за масажа кај масер. Се впива доволно бавно за да може да се работи со него, а кожата останува мека, без мрсен слој.</p><p>Не е за лица алергични на арника или на други растенија од семејството главоцветни. Користете крпа за која не ви е жал ако се извалка.</p>',
    },
    dosage: {
      en: 'Bottle with a pump, 150 ml. Spread two to four presses over the area and massage for several minutes.',
      mk: 'Шише со пумпа, 150 ml. Со две до четири притискања нанесете масло на саканото место и масирајте неколку минути.',
    },
    pack: {
      kind: 'pump',
      brand: 'SATIVAL',
      registered: true,
      line: { en: 'massage oil with arnica', mk: 'масло за масажа со арника' },
      strength: { en: '250 mg CBD', mk: '250 mg CBD' },
      amount: { en: '150 ml', mk: '150 ml' },
      colour: '#c99a2e',
    },
  },
  {
    key: 'satival-sport-cream',
    categoryName: topical,
    form: 'cream',
    name: { en: 'SATIVAL® Sport cream with CBD', mk: 'SATIVAL® Sport крем со CBD' },
    description: {
      en: '<p>SATIVAL® Sport is a neutral-smelling cream for the time before and after training. Magnesium chloride, horse chestnut extract and CBD are worked into a base that is rich but not sticky.</p><p>Coaches and amateur athletes asked us for a cream that can go under sportswear, so we left out strong scents and colourings.</p><p>External use only. The cream contains no THC above the detection limit; even so, competing athletes should check the current rules of their association.</p>',
      mk: '<p>SATIVAL® Sport е крем со неутрален мирис за пред и по тренинг. Магнезиум хлорид, екстракт од див костен и CBD се вклопени во основа што е богата, но не се лепи.</p><p>Тренери и рекреативци побараа од нас крем што може да се носи под спортска облека, па затоа ги изоставивме силните мириси и боите.</p><p>Само за надворешна употреба. Кремот не содржи THC над границата на откривање; сепак, спортистите што се натпреваруваат треба да ги проверат важечките правила на својот сојуз.</p>',
    },
    dosage: {
      en: 'Tube with 75 ml. Massage into calves, thighs, back or shoulders before and after exercise.',
      mk: 'Туба со 75 ml. Вмасирајте го на листовите, бутовите, грбот или рамената пред и по вежбање.',
    },
    pack: {
      kind: 'tube',
      brand: 'SATIVAL Sport',
      registered: true,
      line: { en: 'cream for muscles', mk: 'крем за мускули' },
      strength: { en: '150 mg CBD', mk: '150 mg CBD' },
      amount: { en: '75 ml', mk: '75 ml' },
      colour: '#2d4f6b',
    },
  },
  {
    key: 'sativana-day-cream',
    categoryName: cosmetics,
    form: 'cream',
    name: { en: 'SATIVANA® day cream with CBD', mk: 'SATIVANA® дневен крем со CBD' },
    description: {
      en: '<p>A calm start for skin that is easily upset. The light emulsion brings together cannabidiol, squalane from olives and panthenol, moisturises for the whole day and sits well under make-up.</p><p>SATIVANA® is our cosmetic line with CBD isolate. The isolate is free of THC, and the creams are free of mineral oil, silicones and essential oils.</p><p>Dermatologically tested on sensitive skin. In summer, wear sun protection over it.</p>',
      mk: '<p>Смирен почеток на денот за кожа што лесно се надразнува. Лесната емулзија спојува канабидиол, сквалан од маслинки и пантенол, ја хидрира кожата во текот на целиот ден и е добра подлога за шминка.</p><p>SATIVANA® е нашата козметичка линија со CBD изолат. Изолатот е без THC, а кремовите се без минерални масла, силикони и етерични масла.</p><p>Кремот е дерматолошки тестиран на чувствителна кожа. Во лето врз него нанесете средство за заштита од сонце.</p>',
    },
    dosage: {
      en: 'Airless pump with 50 ml. Apply to the cleansed face and neck in the morning.',
      mk: 'Шише со пумпа без воздух, 50 ml. Наутро се нанесува на исчистено лице и врат.',
    },
    pack: {
      kind: 'pump',
      brand: 'SATIVANA',
      registered: true,
      line: { en: 'day cream with CBD', mk: 'дневен крем со CBD' },
      amount: { en: '50 ml', mk: '50 ml' },
    },
  },
  {
    key: 'sativana-night-serum',
    categoryName: cosmetics,
    form: 'serum',
    name: { en: 'SATIVANA® night serum with CBD', mk: 'SATIVANA® ноќен серум со CBD' },
    description: {
      en: '<p>Three drops in the evening are enough. Rosehip, jojoba and hemp seed oils nourish the skin overnight; bakuchiol, a plant extract, and 1% CBD complete the serum.</p><h2>How to use it</h2><p>Warm the drops between your fingertips and press them lightly into the damp face after cleansing, then follow with a cream if your skin is dry.</p><p>It gives the complexion a rested, even look. Close the dropper well and keep the bottle in its carton: the oils do not like light.</p>',
      mk: '<p>Три капки навечер се доволни. Маслата од шипка, жожоба и семе на коноп ја хранат кожата преку ноќ, а серумот го заокружуваат бакучиол (растителен екстракт) и 1 % CBD.</p><h2>Начин на употреба</h2><p>Загрејте ги капките меѓу врвовите на прстите и со лесно потчукнување нанесете ги на влажното лице по чистењето; ако кожата ви е сува, потоа ставете и крем.</p><p>На тенот му дава одморен и рамномерен изглед. Добро затворете ја капалката и чувајте го шишенцето во кутијата: маслата не сакаат светлина.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 30 ml. 3 drops on face and neck in the evening.',
      mk: 'Шишенце со капалка, 30 ml. По 3 капки на лицето и вратот навечер.',
    },
    pack: {
      kind: 'dropper',
      brand: 'SATIVANA',
      registered: true,
      line: { en: 'night serum with CBD', mk: 'ноќен серум со CBD' },
      strength: { en: '1% CBD', mk: '1 % CBD' },
      amount: { en: '30 ml', mk: '30 ml' },
      colour: '#6a4f8f',
    },
  },
  {
    key: 'sativana-hand-cream',
    categoryName: cosmetics,
    form: 'cream',
    name: { en: 'SATIVANA® hand cream with CBD', mk: 'SATIVANA® крем за раце со CBD' },
    description: {
      en: '<p>Frequent washing takes away more than dirt. Glycerin, shea butter and hemp seed oil return softness to the hands, and CBD together with oat extract is kind to skin that feels tight.</p><p>The cream is absorbed within a minute, so that you can go straight back to the keyboard or the steering wheel. Lightly scented with green tea.</p>',
      mk: '<p>Честото миење не ја отстранува само нечистотијата. Глицеринот, ши путерот и маслото од семе на коноп им ја враќаат мекоста на рацете, а CBD и екстрактот од овес ѝ годат на кожата што затега.</p><p>Кремот се впива за една минута, па веднаш можете да се вратите на тастатурата или зад воланот. Има нежен мирис на зелен чај.</p>',
    },
    dosage: {
      en: 'Tube with 50 ml. Apply as often as needed, especially after washing your hands.',
      mk: 'Туба со 50 ml. Се нанесува по потреба, особено по миење на рацете.',
    },
    pack: {
      kind: 'tube',
      brand: 'SATIVANA',
      registered: true,
      line: { en: 'hand cream with CBD', mk: 'крем за раце со CBD' },
      amount: { en: '50 ml', mk: '50 ml' },
      colour: '#7fa65b',
    },
  },
  {
    key: 'sativana-lip-balm',
    categoryName: cosmetics,
    form: 'balm',
    name: { en: 'SATIVANA® lip balm with CBD', mk: 'SATIVANA® балсам за усни со CBD' },
    description: {
      en: '<p>A small pot for the bag, the car and the bedside table. Cocoa butter and candelilla wax protect the lips from wind and dry air, hemp seed oil and CBD keep them supple.</p><p>Unflavoured and uncoloured, it can be worn alone or under lipstick. The recipe is vegan.</p>',
      mk: '<p>Мала тегличка за чантата, за автомобилот и за ноќното масиче. Какао путерот и восокот од канделила ги штитат усните од ветер и сув воздух, а маслото од семе на коноп и CBD ги одржуваат меки.</p><p>Без вкус и без боја, може да се носи сам или под кармин. Рецептурата е веганска.</p>',
    },
    dosage: {
      en: 'Jar with 10 ml. Apply to the lips with a clean fingertip several times a day.',
      mk: 'Тегличка со 10 ml. Со чист прст нанесувајте на усните неколкупати на ден.',
    },
    pack: {
      kind: 'jar',
      brand: 'SATIVANA',
      registered: true,
      line: { en: 'lip balm with CBD', mk: 'балсам за усни со CBD' },
      amount: { en: '10 ml', mk: '10 ml' },
      colour: '#b5746a',
    },
  },
  {
    key: 'sativana-body-lotion',
    categoryName: cosmetics,
    form: 'lotion',
    name: { en: 'SATIVANA® body lotion with CBD', mk: 'SATIVANA® лосион за тело со CBD' },
    description: {
      en: '<p>A fluid lotion for the whole body that is quick to spread after the shower. It contains 5% urea, almond oil and cannabidiol and leaves dry skin on shins, elbows and arms noticeably smoother.</p><p>The bottle is made of recycled plastic, and the pump can be locked for travelling. Fragrance: fig leaf, discreet.</p><p>May sting for a moment on freshly shaved skin because of the urea.</p>',
      mk: '<p>Течен лосион за целото тело што брзо се нанесува по туширање. Содржи 5 % уреа, бадемово масло и канабидиол и сувата кожа на потколениците, лактите и рацете ја прави видливо помазна.</p><p>Шишето е од рециклирана пластика, а пумпата може да се заклучи за патување. Мирис: ненаметлив, на лист од смоква.</p><p>Поради уреата, на свежо избричена кожа може кратко да пече.</p>',
    },
    dosage: {
      en: 'Bottle with a pump, 250 ml. Massage into dry or slightly damp skin once a day.',
      mk: 'Шише со пумпа, 250 ml. Вмасирајте го на сува или малку влажна кожа еднаш на ден.',
    },
    pack: {
      kind: 'pump',
      brand: 'SATIVANA',
      registered: true,
      line: { en: 'body lotion with CBD', mk: 'лосион за тело со CBD' },
      strength: { en: '5% urea', mk: '5 % уреа' },
      amount: { en: '250 ml', mk: '250 ml' },
      colour: '#5f9a8a',
    },
  },
];
