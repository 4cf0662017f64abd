import type { DemoProduct } from '../demo-types.ts';

const otc = 'Medicinal Products/OTC';

/** Medicines without prescription. */
export const medicinalProducts: readonly DemoProduct[] = [
  {
    key: 'vardol-500-tablets',
    leaflet: true,
    categoryName: otc,
    name: { en: 'VARDOL® 500 mg film-coated tablets', mk: 'VARDOL® 500 mg филм-обложени таблети' },
    description: {
      en: '<p>VARDOL® is a paracetamol medicine for the short-term relief of mild to moderate pain – headache, toothache, muscle and back pain, period pain – and for lowering a raised temperature in colds and flu.</p><h2>What is in it</h2><p>Each film-coated tablet contains 500 mg of paracetamol. The thin coating makes it easier to swallow and hides the bitter taste.</p><p>Do not take it together with other medicines that contain paracetamol, and do not use it for more than three days without medical advice. Read the leaflet before use and ask your doctor or pharmacist about risks and side effects. Keep below 25 °C, out of the sight and reach of children.</p>',
      mk: '<p>VARDOL® е лек со парацетамол за краткотрајно ублажување на слаба до умерена болка – главоболка, забоболка, болки во мускулите и во грбот, менструални болки – и за намалување на покачената телесна температура при настинка и грип.</p><h2>Што содржи</h2><p>Секоја филм-обложена таблета содржи 500 mg парацетамол. Тенката обвивка го олеснува голтањето и го прикрива горчливиот вкус.</p><p>Не земајте го заедно со други лекови што содржат парацетамол и не употребувајте го подолго од три дена без совет од лекар. Пред употреба прочитајте го упатството, а за ризиците и несаканите дејства прашајте го вашиот лекар или фармацевт. Да се чува на температура под 25 °C, на место недостапно за деца.</p>',
    },
    dosage: {
      en: 'Carton with 20 film-coated tablets in blisters. Adults weighing more than 50 kg: 1–2 tablets every 4 to 6 hours as needed, no more than 8 tablets in 24 hours.',
      mk: 'Кутија со 20 филм-обложени таблети во блистери. Возрасни со телесна маса над 50 kg: по 1–2 таблети на секои 4 до 6 часа, по потреба, најмногу 8 таблети во текот на 24 часа.',
    },
    pack: {
      kind: 'carton',
      brand: 'VARDOL',
      registered: true,
      line: { en: 'film-coated tablets', mk: 'филм-обложени таблети' },
      strength: { en: '500 mg', mk: '500 mg' },
      amount: { en: '20 tablets', mk: '20 таблети' },
    },
  },
  {
    key: 'vardol-junior-suspension',
    leaflet: true,
    categoryName: otc,
    name: { en: 'VARDOL® Junior oral suspension', mk: 'VARDOL® Junior орална суспензија' },
    description: {
      en: '<p>A strawberry-flavoured paracetamol suspension for babies and children, used for a raised temperature and for mild to moderate pain such as teething pain, earache or discomfort after vaccination.</p><ul><li>120 mg of paracetamol in 5 ml</li><li>no sugar and no alcohol</li><li>oral syringe with a scale in the carton</li></ul><p>The dose depends on the weight of the child, so please use the table in the leaflet rather than a kitchen spoon. For infants under three months ask a doctor first. Once opened, the bottle keeps for six months below 25 °C; shake it well every time.</p>',
      mk: '<p>Суспензија со парацетамол и со вкус на јагода, наменета за бебиња и деца при покачена телесна температура и при слаба до умерена болка, на пример при никнење заби, болка во увото или непријатност по вакцинација.</p><ul><li>120 mg парацетамол во 5 ml</li><li>без шеќер и без алкохол</li><li>во кутијата има и шприц за дозирање со скала</li></ul><p>Дозата зависи од телесната маса на детето, па затоа користете ја табелата во упатството, а не обична лажичка. За доенчиња помали од три месеци најпрво прашајте лекар. По отворањето шишето се чува шест месеци на температура под 25 °C; секогаш добро протресете го пред употреба.</p>',
    },
    dosage: {
      en: 'Bottle with 100 ml and an oral syringe. Children from 3 months: a single dose by body weight as in the leaflet, up to 4 times in 24 hours, at least 4 hours apart.',
      mk: 'Шише со 100 ml и шприц за дозирање. Деца над 3 месеци: поединечна доза според телесната маса, како во упатството, најмногу 4 пати во 24 часа, со интервал од најмалку 4 часа.',
    },
    pack: {
      kind: 'bottle',
      brand: 'VARDOL Junior',
      registered: true,
      line: { en: 'oral suspension, strawberry', mk: 'орална суспензија, јагода' },
      strength: { en: '120 mg/5 ml', mk: '120 mg/5 ml' },
      amount: { en: '100 ml', mk: '100 ml' },
      colour: '#d9647a',
    },
  },
  {
    key: 'vardol-citro-sachets',
    leaflet: true,
    categoryName: otc,
    name: { en: 'VARDOL® Citro powder for oral solution', mk: 'VARDOL® Citro прашок за орален раствор' },
    description: {
      en: '<p>A hot lemon drink for the first days of a cold. The paracetamol in it eases headache, sore throat and aching limbs and lowers a raised temperature; vitamin C is added because needs may be higher during a cold.</p><h2>How to prepare it</h2><p>Empty one sachet into a glass of hot, not boiling, water, stir until the powder has dissolved and drink it while still warm.</p><p>One sachet contains 500 mg of paracetamol and 200 mg of ascorbic acid, as well as sucrose: people with diabetes should take this into account. Please read the leaflet, and check with your pharmacist that no other medicine you are taking contains paracetamol.</p>',
      mk: '<p>Топол напиток со вкус на лимон за првите денови од настинката. Парацетамолот ги ублажува главоболката, болката во грлото и болките во телото и ја намалува покачената температура; витамин C е додаден затоа што потребите за него може да бидат поголеми за време на настинка.</p><h2>Како се подготвува</h2><p>Истурете ја содржината на една ќесичка во чаша топла, но не врела вода, промешајте додека прашокот не се раствори и испијте го растворот додека е топол.</p><p>Една ќесичка содржи 500 mg парацетамол и 200 mg аскорбинска киселина, а содржи и сахароза, за што треба да водат сметка лицата со дијабетес. Прочитајте го упатството и проверете кај вашиот фармацевт дали некој друг лек што го земате содржи парацетамол.</p>',
    },
    dosage: {
      en: 'Carton with 10 sachets. Adults and adolescents over 12 years: 1 sachet up to 4 times a day, at least 4 hours apart, for no longer than 3 days without medical advice.',
      mk: 'Кутија со 10 ќесички. Возрасни и деца над 12 години: по 1 ќесичка најмногу 4 пати на ден, со интервал од најмалку 4 часа, не подолго од 3 дена без совет од лекар.',
    },
    pack: {
      kind: 'sachet',
      brand: 'VARDOL Citro',
      registered: true,
      line: { en: 'hot drink with lemon flavour', mk: 'топол напиток со лимон' },
      strength: { en: '500 mg', mk: '500 mg' },
      amount: { en: '10 sachets', mk: '10 ќесички' },
      colour: '#d8a719',
    },
  },
  {
    key: 'ibuvar-400-tablets',
    leaflet: true,
    categoryName: otc,
    name: { en: 'IBUVAR® 400 mg film-coated tablets', mk: 'IBUVAR® 400 mg филм-обложени таблети' },
    description: {
      en: '<p>IBUVAR® contains ibuprofen, which eases pain, reduces inflammation and lowers fever. It is used for headache and migraine, toothache, period pain, sprains and the aches that come with a cold.</p><p>Ibuprofen is best taken with or after food and a full glass of water. It is not suitable in the last three months of pregnancy, with a stomach ulcer, with severe heart, liver or kidney disease, or after an allergic reaction to aspirin or similar medicines.</p><p>If you take medicines for blood pressure or to thin the blood, talk to your pharmacist before the first tablet. The leaflet lists all side effects. Store in the original carton below 25 °C.</p>',
      mk: '<p>IBUVAR® содржи ибупрофен, кој ја ублажува болката, го намалува воспалението и ја симнува покачената температура. Се употребува при главоболка и мигрена, забоболка, менструални болки, истегнувања и болки во телото при настинка.</p><p>Ибупрофенот најдобро се зема со храна или по јадење, со полна чаша вода. Не смее да се употребува во последните три месеци од бременоста, при чир на желудникот, при тешка болест на срцето, црниот дроб или бубрезите, ниту по алергиска реакција на аспирин или слични лекови.</p><p>Ако земате лекови за крвен притисок или лекови против згрутчување на крвта, пред првата таблета разговарајте со фармацевт. Сите несакани дејства се наведени во упатството. Да се чува во оригиналната кутија, на температура под 25 °C.</p>',
    },
    dosage: {
      en: 'Carton with 20 film-coated tablets. Adults and adolescents over 40 kg: 1 tablet up to three times a day, with at least 6 hours between doses.',
      mk: 'Кутија со 20 филм-обложени таблети. Возрасни и адолесценти со телесна маса над 40 kg: по 1 таблета најмногу три пати на ден, со интервал од најмалку 6 часа меѓу дозите.',
    },
    pack: {
      kind: 'carton',
      brand: 'IBUVAR',
      registered: true,
      line: { en: 'film-coated tablets', mk: 'филм-обложени таблети' },
      strength: { en: '400 mg', mk: '400 mg' },
      amount: { en: '20 tablets', mk: '20 таблети' },
      colour: '#c0473a',
    },
  },
  {
    key: 'ibuvar-gel',
    categoryName: otc,
    name: { en: 'IBUVAR® 5% gel', mk: 'IBUVAR® 5 % гел' },
    description: {
      en: '<p>A clear, quickly absorbed gel with ibuprofen for local use on muscles and joints: strains, sprains, bruises after sport and stiff neck or back.</p><h2>Using the gel</h2><ul><li>Apply a thin layer to intact skin and rub in gently.</li><li>Wash your hands afterwards, unless it is the hands you are treating.</li><li>Keep the treated area out of strong sunlight and do not cover it with an airtight dressing.</li></ul><p>The gel is not meant for wounds, eczema, eyes or mucous membranes, nor for use in the last three months of pregnancy. Consult your doctor if the pain has not eased after two weeks. Before the first use, read the leaflet and ask your pharmacist which other painkillers may be taken with it.</p>',
      mk: '<p>Проѕирен гел со ибупрофен што брзо се впива, за локална употреба при болки во мускулите и зглобовите: истегнувања на мускулите и лигаментите, нагмечувања по спорт, вкочанетост на вратот или грбот.</p><h2>Начин на употреба</h2><ul><li>Нанесете тенок слој на неоштетена кожа и нежно вмасирајте.</li><li>Потоа измијте ги рацете, освен ако токму тие се третираат.</li><li>Не изложувајте го намачканото место на силно сонце и не покривајте го со непропустлив завој.</li></ul><p>Гелот не е наменет за рани, егзем, очи и слузници, ниту за употреба во последните три месеци од бременоста. Ако болката не се намали по две недели, јавете се на лекар. Пред првата употреба прочитајте го упатството и прашајте го фармацевтот кои други лекови против болка може да се земаат со него.</p>',
    },
    dosage: {
      en: 'Tube with 50 g of gel. Adults and adolescents over 14 years: a strip of 4 to 10 cm up to three times a day.',
      mk: 'Туба со 50 g гел. Возрасни и адолесценти над 14 години: лента гел долга од 4 до 10 cm, најмногу три пати на ден.',
    },
    pack: {
      kind: 'tube',
      brand: 'IBUVAR',
      registered: true,
      line: { en: 'gel for muscles and joints', mk: 'гел за мускули и зглобови' },
      strength: { en: '5%', mk: '5 %' },
      amount: { en: '50 g', mk: '50 g' },
      colour: '#c0473a',
    },
  },
  {
    key: 'lorvana-tablets',
    categoryName: otc,
    name: { en: 'LORVANA® 10 mg tablets', mk: 'LORVANA® 10 mg таблети' },
    description: {
      en: '<p>When pollen, house dust or pet hair bring on sneezing, a runny nose and itchy eyes, LORVANA® relieves the symptoms for a whole day with a single tablet. It is also used for the itching of long-lasting nettle rash once a doctor has named the cause.</p><p>The active substance, loratadine, is an antihistamine that as a rule does not cause drowsiness at the recommended dose. All the same, watch how you react to it before you drive.</p><p>The tablets contain lactose. Stop taking them two days before skin tests for allergy, read the enclosed leaflet, and ask your doctor or pharmacist if you are pregnant, breastfeeding or have a liver disease.</p>',
      mk: '<p>Кога поленот, домашната прашина или влакната од домашните миленици предизвикуваат кивање, течење на носот и чешање на очите, LORVANA® ги ублажува симптомите во текот на целиот ден со само една таблета. Се употребува и против чешањето кај долготрајна уртикарија, откако лекарот ќе ја утврди причината.</p><p>Активната супстанција лоратадин е антихистаминик што во препорачаната доза по правило не предизвикува поспаност. Сепак, пред да управувате со возило, проверете како реагирате на лекот.</p><p>Таблетите содржат лактоза. Прекинете со земањето два дена пред кожни тестови за алергија, прочитајте го приложеното упатство и прашајте лекар или фармацевт ако сте бремени, ако доите или ако имате болест на црниот дроб.</p>',
    },
    dosage: {
      en: 'Carton with 10 tablets. Adults and children weighing more than 30 kg: 1 tablet once a day, with or without food.',
      mk: 'Кутија со 10 таблети. Возрасни и деца со телесна маса над 30 kg: по 1 таблета еднаш на ден, со храна или без неа.',
    },
    pack: {
      kind: 'carton',
      brand: 'LORVANA',
      registered: true,
      line: { en: 'tablets for allergy', mk: 'таблети при алергија' },
      strength: { en: '10 mg', mk: '10 mg' },
      amount: { en: '10 tablets', mk: '10 таблети' },
      colour: '#3f7fc1',
    },
  },
  {
    key: 'nazovar-nasal-spray',
    categoryName: otc,
    name: { en: 'NAZOVAR® 0.1% nasal spray', mk: 'NAZOVAR® 0,1 % спреј за нос' },
    description: {
      en: '<p>NAZOVAR® narrows the swollen blood vessels in the lining of the nose, so that breathing becomes easier within minutes. It is intended for a blocked nose in colds, hay fever and inflamed sinuses.</p><p>One millilitre of the solution contains 1 mg of xylometazoline hydrochloride. It has no preservatives, and the pump delivers the same amount with every press.</p><p><strong>Not for longer than seven days:</strong> prolonged use can itself cause swelling and dry out the lining. People with glaucoma, high blood pressure or an overactive thyroid should ask a doctor first. Use each bottle for one person only, and no later than six months after opening. The leaflet has the full list of side effects; if anything is unclear, ask your pharmacist.</p>',
      mk: '<p>NAZOVAR® ги стеснува проширените крвни садови во слузницата на носот, па за неколку минути се дише полесно. Наменет е за запушен нос при настинка, поленска алергија и воспаление на синусите.</p><p>Еден милилитар раствор содржи 1 mg ксилометазолин хидрохлорид. Растворот не содржи конзерванси, а пумпичката при секое притискање испушта исто количество.</p><p><strong>Не подолго од седум дена:</strong> продолжената употреба и самата може да предизвика оток и сувост на слузницата. Лицата со глауком, висок крвен притисок или забрзана работа на штитната жлезда треба најпрво да прашаат лекар. Едно шише користи само едно лице, најдоцна шест месеци по отворањето. Целосниот список на несакани дејства е во упатството; ако нешто не ви е јасно, прашајте фармацевт.</p>',
    },
    dosage: {
      en: 'Bottle with 10 ml and a metering pump. Adults and children over 12 years: 1 spray into each nostril up to three times a day.',
      mk: 'Шише со 10 ml и пумпичка за дозирање. Возрасни и деца над 12 години: по 1 впрскување во секоја ноздра, најмногу три пати на ден.',
    },
    pack: {
      kind: 'spray',
      brand: 'NAZOVAR',
      registered: true,
      line: { en: 'nasal spray, solution', mk: 'спреј за нос, раствор' },
      strength: { en: '0.1%', mk: '0,1 %' },
      amount: { en: '10 ml', mk: '10 ml' },
      colour: '#2f8fb0',
    },
  },
  {
    key: 'bromilan-syrup',
    categoryName: otc,
    name: { en: 'BROMILAN® 4 mg/5 ml syrup', mk: 'BROMILAN® 4 mg/5 ml сируп' },
    description: {
      en: '<p>A cough that brings up thick phlegm is tiring. The bromhexine in this syrup makes the mucus in the airways thinner, which makes it easier to cough up.</p><p>The syrup is sweetened with sorbitol, contains no sugar and tastes of apricot. Drink plenty of fluids while you are taking it: that helps to loosen the mucus too.</p><p>Do not combine it with medicines that suppress coughing. If you have ever had a stomach ulcer, if the cough lasts longer than five days or if you see blood, go to a doctor. Read the leaflet carefully before the first spoonful.</p>',
      mk: '<p>Кашлицата со густ секрет е заморна. Бромхексинот во овој сируп го разредува секретот во дишните патишта, па тој полесно се искашлува.</p><p>Сирупот е засладен со сорбитол, не содржи шеќер и има вкус на кајсија. Додека го земате, пијте многу течности: и тоа помага секретот да се разреди.</p><p>Не комбинирајте го со лекови што ја потиснуваат кашлицата. Ако некогаш сте имале чир на желудникот, ако кашлицата трае подолго од пет дена или ако забележите крв, одете на лекар. Пред првата лажичка внимателно прочитајте го упатството.</p>',
    },
    dosage: {
      en: 'Bottle with 120 ml and a measuring spoon. Adults and adolescents over 14 years: 10 ml three times a day; children from 6 to 14 years: 5 ml three times a day.',
      mk: 'Шише со 120 ml и мерна лажичка. Возрасни и адолесценти над 14 години: по 10 ml три пати на ден; деца од 6 до 14 години: по 5 ml три пати на ден.',
    },
    pack: {
      kind: 'bottle',
      brand: 'BROMILAN',
      registered: true,
      line: { en: 'syrup for chesty cough', mk: 'сируп при влажна кашлица' },
      strength: { en: '4 mg/5 ml', mk: '4 mg/5 ml' },
      amount: { en: '120 ml', mk: '120 ml' },
      colour: '#c77a2e',
    },
  },
  {
    key: 'farinvar-lozenges',
    categoryName: otc,
    name: { en: 'FARINVAR® mint lozenges', mk: 'FARINVAR® лозенги со нане' },
    description: {
      en: '<p>Sugar-free lozenges with the antiseptic cetylpyridinium chloride, for mild inflammation of the mouth and throat with soreness and difficulty swallowing.</p><h2>Good to know</h2><ul><li>Let the lozenge dissolve slowly; do not chew it.</li><li>Wait half an hour before you eat, drink or brush your teeth.</li><li>Milk weakens the effect, so do not take the two together.</li></ul><p>High fever, a rash or a sore throat that has not passed in three days needs a doctor. Side effects and further warnings are described in the leaflet.</p>',
      mk: '<p>Лозенги без шеќер со антисептикот цетилпиридиниум хлорид, при благо воспаление на устата и грлото проследено со болка и отежнато голтање.</p><h2>Добро е да знаете</h2><ul><li>Оставете ја лозенгата полека да се раствори; не џвакајте ја.</li><li>Почекајте половина час пред да јадете, да пиете или да ги миете забите.</li><li>Млекото го намалува дејството, па затоа не земајте ги заедно.</li></ul><p>При висока температура, исип или болка во грлото што не поминала за три дена, потребен е преглед кај лекар. Несаканите дејства и другите предупредувања се опишани во упатството.</p>',
    },
    dosage: {
      en: 'Carton with 16 lozenges. Adults and children over 12 years: 1 lozenge every 2 to 3 hours, up to 8 a day.',
      mk: 'Кутија со 16 лозенги. Возрасни и деца над 12 години: по 1 лозенга на секои 2 до 3 часа, најмногу 8 на ден.',
    },
    pack: {
      kind: 'blister',
      brand: 'FARINVAR',
      registered: true,
      line: { en: 'lozenges with mint', mk: 'лозенги со нане' },
      strength: { en: '1.2 mg', mk: '1,2 mg' },
      amount: { en: '16 lozenges', mk: '16 лозенги' },
      colour: '#3aa08a',
    },
  },
  {
    key: 'acivar-chewable-tablets',
    categoryName: otc,
    name: { en: 'ACIVAR® chewable tablets', mk: 'ACIVAR® таблети за џвакање' },
    description: {
      en: '<p>ACIVAR® neutralises excess stomach acid. It is taken for occasional heartburn and acid regurgitation, for instance after a rich meal, coffee or late eating.</p><p>Each tablet combines 680 mg of calcium carbonate with 80 mg of heavy magnesium carbonate, and has a mild taste of peppermint. Chew it thoroughly; water is not needed.</p><p>Antacids can change how the body takes up other medicines, so leave two hours between them. Anyone with kidney disease or a high calcium level should not use the tablets. If complaints return again and again, let a doctor look for the cause. The leaflet tells you about side effects.</p>',
      mk: '<p>ACIVAR® го неутрализира вишокот желудочна киселина. Се зема при повремени горушици и враќање на киселина, на пример по мрсен оброк, кафе или доцна вечера.</p><p>Секоја таблета содржи 680 mg калциум карбонат и 80 mg тежок магнезиум карбонат и има благ вкус на нане. Добро изџвакајте ја; вода не е потребна.</p><p>Антацидите може да го изменат впивањето на другите лекови, па затоа направете пауза од два часа. Таблетите не се за лица со болест на бубрезите или со високо ниво на калциум во крвта. Ако тегобите постојано се враќаат, нека ја утврди причината лекар. За несаканите дејства прочитајте го упатството.</p>',
    },
    dosage: {
      en: 'Carton with 24 chewable tablets. Adults: 1 to 2 tablets after meals and before bedtime, up to 8 a day, for no longer than 14 days without medical advice.',
      mk: 'Кутија со 24 таблети за џвакање. Возрасни: по 1–2 таблети по јадење и пред спиење, најмногу 8 на ден, не подолго од 14 дена без совет од лекар.',
    },
    pack: {
      kind: 'carton',
      brand: 'ACIVAR',
      registered: true,
      line: { en: 'chewable tablets, peppermint', mk: 'таблети за џвакање, нане' },
      strength: { en: '680/80 mg', mk: '680/80 mg' },
      amount: { en: '24 tablets', mk: '24 таблети' },
      colour: '#4a9a6b',
    },
  },
  {
    key: 'simelina-capsules',
    categoryName: otc,
    name: { en: 'SIMELINA® 80 mg soft capsules', mk: 'SIMELINA® 80 mg меки капсули' },
    description: {
      en: '<p>Bloating, a feeling of fullness and trapped wind often follow hasty meals, fizzy drinks or food that the gut is not used to. Simeticone breaks the small gas bubbles in the stomach and bowel into larger ones that pass more easily.</p><p>Simeticone acts only inside the gut: it is not absorbed into the blood and leaves the body unchanged. The soft capsules are small and have no taste.</p><p>See a doctor if the bloating is new, severe or comes with weight loss, fever or vomiting. As with any medicine, read the leaflet first.</p>',
      mk: '<p>Надуеноста, чувството на полнота и гасовите често се јавуваат по оброк изеден набрзина, по газирани пијалаци или по храна на која цревата не се навикнати. Симетиконот ги спојува малите меурчиња гас во желудникот и цревата во поголеми, кои полесно се исфрлаат.</p><p>Симетиконот дејствува само во цревата: не се впива во крвта и го напушта телото непроменет. Меките капсули се мали и немаат вкус.</p><p>Јавете се на лекар ако надуеноста е нова, изразена или проследена со губење на телесната тежина, покачена температура или повраќање. Како и кај секој лек, најпрво прочитајте го упатството.</p>',
    },
    dosage: {
      en: 'Carton with 30 soft capsules. Adults and children over 12 years: 1 capsule 3 to 4 times a day, with or after meals.',
      mk: 'Кутија со 30 меки капсули. Возрасни и деца над 12 години: по 1 капсула 3 до 4 пати на ден, со јадење или по него.',
    },
    pack: {
      kind: 'carton',
      brand: 'SIMELINA',
      registered: true,
      line: { en: 'soft capsules for bloating', mk: 'меки капсули при надуеност' },
      strength: { en: '80 mg', mk: '80 mg' },
      amount: { en: '30 capsules', mk: '30 капсули' },
      colour: '#7a6bb5',
    },
  },
  {
    key: 'rehivar-sachets',
    categoryName: otc,
    name: { en: 'REHIVAR® oral rehydration salts', mk: 'REHIVAR® соли за орална рехидратација' },
    description: {
      en: '<p>With diarrhoea, vomiting or heavy sweating the body loses water together with salts. REHIVAR® replaces both: glucose helps the gut to take up sodium, potassium and water.</p><h2>Preparing the solution</h2><p>Dissolve one whole sachet in 200 ml of boiled and cooled water, no more and no less, and do not add sugar or juice. What has not been drunk keeps in the refrigerator for 24 hours.</p><p>For infants, for older people and whenever diarrhoea lasts longer than two days, call a doctor in good time. The leaflet says how much to drink at which age.</p>',
      mk: '<p>При пролив, повраќање или обилно потење телото губи вода и соли. REHIVAR® ги надоместува и едното и другото: гликозата им помага на цревата да впијат натриум, калиум и вода.</p><h2>Подготовка на растворот</h2><p>Растворете една цела ќесичка во точно 200 ml превриена и изладена вода и не додавајте шеќер или сок. Неиспиениот раствор се чува во фрижидер до 24 часа.</p><p>За доенчиња, за постари лица и секогаш кога проливот трае подолго од два дена, навреме побарајте лекар. Во упатството стои колку треба да се пие на која возраст.</p>',
    },
    dosage: {
      en: 'Carton with 10 sachets. Adults: 1 to 2 sachets after every loose stool; children: in small sips, the amount by age as in the leaflet.',
      mk: 'Кутија со 10 ќесички. Возрасни: 1–2 ќесички по секоја течна столица; деца: во мали голтки, количество според возраста, како во упатството.',
    },
    pack: {
      kind: 'sachet',
      brand: 'REHIVAR',
      registered: true,
      line: { en: 'oral rehydration salts', mk: 'соли за орална рехидратација' },
      amount: { en: '10 sachets', mk: '10 ќесички' },
      colour: '#2b93c4',
    },
  },
  {
    key: 'jodalin-solution',
    categoryName: otc,
    name: { en: 'JODALIN® 10% cutaneous solution', mk: 'JODALIN® 10 % раствор за кожа' },
    description: {
      en: '<p>An antiseptic with povidone-iodine for the home medicine cabinet: for cleaning small cuts, grazes, blisters and minor burns, and for disinfecting the skin around them.</p><p>The brown colour shows where the solution is still active; when it fades, apply it again. Stains on fabric come out with soap and water.</p><p>Iodine is not for everyone. Do not use JODALIN® with a thyroid disease or on newborns, and during pregnancy and breastfeeding only if your doctor recommends it. Deep, dirty or animal-bite wounds should always be seen by a doctor. Read the leaflet before use and, when in doubt, ask a pharmacist.</p>',
      mk: '<p>Антисептик со повидон јод за домашната аптека: за чистење мали посекотини, гребнатинки, плускавци и помали изгореници и за дезинфекција на кожата околу нив.</p><p>Кафеавата боја покажува каде растворот сѐ уште дејствува; кога ќе избледи, нанесете го повторно. Дамките од ткаенина се отстрануваат со вода и сапун.</p><p>Јодот не е за секого. Не употребувајте го JODALIN® ако имате болест на штитната жлезда и кај новороденчиња, а за време на бременост и доење само по препорака на лекар. Длабоките и загадените рани и раните од каснување од животно секогаш треба да ги прегледа лекар. Пред употреба прочитајте го упатството и, ако се двоумите, прашајте фармацевт.</p>',
    },
    dosage: {
      en: 'Bottle with 100 ml. Apply undiluted to the cleaned area one to three times a day and leave to dry.',
      mk: 'Шише со 100 ml. Се нанесува неразреден на исчистеното место од еднаш до три пати на ден и се остава да се исуши.',
    },
    pack: {
      kind: 'bottle',
      brand: 'JODALIN',
      registered: true,
      line: { en: 'antiseptic solution', mk: 'антисептички раствор' },
      strength: { en: '10%', mk: '10 %' },
      amount: { en: '100 ml', mk: '100 ml' },
      colour: '#8a4b22',
    },
  },
  {
    key: 'dermaval-ointment',
    categoryName: otc,
    name: { en: 'DERMAVAL® 5% ointment', mk: 'DERMAVAL® 5 % маст' },
    description: {
      en: '<p>An ointment with dexpanthenol, which the skin turns into pantothenic acid, a vitamin it needs to renew itself. It supports the healing of small wounds, cracks and light burns and looks after dry, chapped skin.</p><p>Parents use it to protect the nappy area, and breastfeeding mothers on sore nipples between feeds; wipe off what is left before the next feed.</p><p>The ointment contains lanolin and cetyl alcohol, which may irritate sensitive skin. Do not apply it to weeping wounds. Read the package leaflet and talk to a pharmacist if there is no change within a week or so.</p>',
      mk: '<p>Маст со декспантенол, кој во кожата се претвора во пантотенска киселина, витамин потребен за нејзиното обновување. Го поддржува зараснувањето на мали рани, пукнатини и лесни изгореници и ја негува сувата, испукана кожа.</p><p>Родителите ја користат за заштита на кожата под пелената, а доилките на чувствителните брадавици меѓу доењата; пред следното доење остатокот се брише.</p><p>Маста содржи ланолин и цетил алкохол, кои може да ја надразнат чувствителната кожа. Не нанесувајте ја на отворени, влажни рани. Прочитајте го упатството и разговарајте со фармацевт ако за околу една недела нема промена.</p>',
    },
    dosage: {
      en: 'Tube with 30 g of ointment. Apply a thin layer once or several times a day, as needed; for the nappy area with each change.',
      mk: 'Туба со 30 g маст. Се нанесува тенок слој еднаш или повеќепати на ден, по потреба; кај бебиња при секоја промена на пелената.',
    },
    pack: {
      kind: 'tube',
      brand: 'DERMAVAL',
      registered: true,
      line: { en: 'ointment with dexpanthenol', mk: 'маст со декспантенол' },
      strength: { en: '5%', mk: '5 %' },
      amount: { en: '30 g', mk: '30 g' },
      colour: '#d98a4a',
    },
  },
  {
    key: 'mikovex-cream',
    categoryName: otc,
    name: { en: 'MIKOVEX® 1% cream', mk: 'MIKOVEX® 1 % крем' },
    description: {
      en: '<p>Clotrimazole, the active substance of this cream, acts against the fungi that cause athlete’s foot, ringworm and infections in skin folds.</p><h2>Patience pays</h2><p>Itching usually eases within days, but the fungus is still there. Carry on for at least two weeks after the skin looks normal, otherwise the infection easily returns.</p><ul><li>Dry the skin well before applying, above all between the toes.</li><li>Change socks and towels daily and wash them hot.</li></ul><p>If there is no improvement after four weeks, see a doctor. Read the leaflet; during pregnancy ask before use.</p>',
      mk: '<p>Клотримазолот, активната супстанција на овој крем, дејствува против габичките што предизвикуваат атлетско стапало, тинеа на телото и инфекции во кожните набори.</p><h2>Трпението се исплаќа</h2><p>Чешањето обично се смирува за неколку дена, но габичките сѐ уште се присутни. Продолжете со употребата најмалку две недели откако кожата ќе изгледа нормално, инаку инфекцијата лесно се враќа.</p><ul><li>Пред нанесувањето добро исушете ја кожата, особено меѓу прстите.</li><li>Секој ден менувајте ги чорапите и крпите и перете ги на висока температура.</li></ul><p>Ако нема подобрување по четири недели, јавете се на лекар. Прочитајте го упатството; за време на бременост прашајте пред употреба.</p>',
    },
    dosage: {
      en: 'Tube with 20 g of cream. Adults and children: apply thinly two to three times a day and rub in.',
      mk: 'Туба со 20 g крем. Возрасни и деца: се нанесува во тенок слој два до три пати на ден и се втрива.',
    },
    pack: {
      kind: 'tube',
      brand: 'MIKOVEX',
      registered: true,
      line: { en: 'cream with clotrimazole', mk: 'крем со клотримазол' },
      strength: { en: '1%', mk: '1 %' },
      amount: { en: '20 g', mk: '20 g' },
      colour: '#5b7fa6',
    },
  },
];
