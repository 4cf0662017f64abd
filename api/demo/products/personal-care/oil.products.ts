import type { DemoProduct } from '../../demo-types.ts';

const oils = 'Personal Care Products/SENSILIS OILS';

/** Pure vegetable oils for skin and hair. */
export const oilProducts: readonly DemoProduct[] = [
  {
    key: 'sensilis-almond-oil',
    categoryName: oils,
    form: 'oil',
    name: { en: 'SENSILIS® sweet almond oil', mk: 'SENSILIS® масло од сладок бадем' },
    description: {
      en: '<p>The all-rounder among skin oils: mild, nearly odourless and rich in oleic acid. Sweet almond oil takes off make-up, softens the bath water and makes a good base for mixing with essential oils.</p><p>Ours is pressed cold from Mediterranean almonds, filtered and filled without additives, in the quality of the European Pharmacopoeia. For skin that is normal to dry, at any age; not with a nut allergy.</p>',
      mk: '<p>Најсестраното масло за кожа: благо, речиси без мирис и богато со олеинска киселина. Маслото од сладок бадем симнува шминка, ја омекнува водата за капење и е добра основа за мешање со етерични масла.</p><p>Нашето ладно се цеди од медитерански бадеми, се филтрира и се полни без додатоци, со квалитет според Европската фармакопеја. За нормална до сува кожа, на секоја возраст; не се користи при алергија на јаткасти плодови.</p>',
    },
    dosage: {
      en: 'Bottle with 100 ml. A few drops on damp skin, or a tablespoon in the bath.',
      mk: 'Шише со 100 ml. Неколку капки на влажна кожа или една супена лажица во кадата.',
    },
    pack: {
      kind: 'bottle',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'sweet almond oil', mk: 'масло од сладок бадем' },
      strength: { en: '100%', mk: '100 %' },
      amount: { en: '100 ml', mk: '100 ml' },
      colour: '#c79a5a',
    },
  },
  {
    key: 'sensilis-argan-oil',
    categoryName: oils,
    form: 'oil',
    name: { en: 'SENSILIS® argan oil', mk: 'SENSILIS® арганово масло' },
    description: {
      en: '<p>From the kernels of the Moroccan argan tree, unroasted and therefore without the strong smell of the culinary kind. Hair loves it: two drops rubbed between the palms and run through the ends tame frizz and bring shine.</p><p>On the skin, the golden oil is a rich evening care for face and hands. It comes from a women’s cooperative that is paid by the kilogram of kernels, at a price fixed in advance.</p>',
      mk: '<p>Од јатките на мароканското арганово дрво, непечени и затоа без силниот мирис на маслото за јадење. Косата го обожава: две капки протриени меѓу дланките и нанесени на краевите ја смируваат и ѝ даваат сјај.</p><p>На кожата, златното масло е богата вечерна нега за лицето и рацете. Доаѓа од женска задруга на која ѝ се плаќа по килограм јатки, по однапред договорена цена.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 50 ml. 2 to 3 drops for face or hair ends; for a hair mask a teaspoon, left on for 20 minutes.',
      mk: 'Шише со капалка, 50 ml. По 2 до 3 капки за лицето или за краевите на косата; за маска за коса една лажичка, 20 минути.',
    },
    pack: {
      kind: 'dropper',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'argan oil', mk: 'арганово масло' },
      strength: { en: '100%', mk: '100 %' },
      amount: { en: '50 ml', mk: '50 ml' },
      colour: '#b9772b',
    },
  },
  {
    key: 'sensilis-jojoba-oil',
    categoryName: oils,
    form: 'oil',
    name: { en: 'SENSILIS® jojoba oil', mk: 'SENSILIS® масло од жожоба' },
    description: {
      en: '<p>Strictly speaking it is not an oil but a liquid wax, and it resembles the sebum of human skin. That is why jojoba is absorbed so readily and suits even combination and oily skin.</p><p>Use it alone after cleansing or add it to your cream. It keeps for a very long time; in a cold room it may solidify, and in a warm hand it turns clear again.</p>',
      mk: '<p>Строго земено, тоа не е масло, туку течен восок, сличен на себумот на човековата кожа. Затоа жожобата толку лесно се впива и ѝ одговара дури и на мешаната и мрсна кожа.</p><p>Користете го самостојно, по чистењето, или додадете го во вашиот крем. Трае многу долго; во ладна просторија може да се згусне, а во топла рака повторно станува бистро.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 50 ml. 3 to 5 drops on face and neck, morning or evening.',
      mk: 'Шише со капалка, 50 ml. По 3 до 5 капки на лицето и вратот, наутро или навечер.',
    },
    pack: {
      kind: 'dropper',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'jojoba oil', mk: 'масло од жожоба' },
      strength: { en: '100%', mk: '100 %' },
      amount: { en: '50 ml', mk: '50 ml' },
      colour: '#a8a03c',
    },
  },
  {
    key: 'sensilis-rosehip-oil',
    categoryName: oils,
    form: 'oil',
    name: { en: 'SENSILIS® rosehip seed oil', mk: 'SENSILIS® масло од семе на шипка' },
    description: {
      en: '<p>Rosehips redden every autumn along Macedonian field paths. From their seeds comes a fine, reddish oil with a high share of linoleic and linolenic acid, valued for mature, dry and uneven-looking skin.</p><p>It is a delicate oil: store it cool and dark and use it up within six months. A few drops in the evening are enough, best mixed with a heavier oil or under a cream.</p>',
      mk: '<p>Шипките секоја есен црвенеат покрај македонските полски патишта. Од нивното семе се добива фино, црвеникаво масло со висок удел на линолна и линоленска киселина, ценето во негата на зрела, сува и нерамномерна кожа.</p><p>Ова масло е чувствително: чувајте го на ладно и темно место и потрошете го за шест месеци. Навечер се доволни неколку капки, најдобро измешани со погусто масло или под крем.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 30 ml. 2 to 4 drops on cleansed skin in the evening.',
      mk: 'Шишенце со капалка, 30 ml. По 2 до 4 капки на исчистена кожа навечер.',
    },
    pack: {
      kind: 'dropper',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'rosehip seed oil', mk: 'масло од семе на шипка' },
      strength: { en: '100%', mk: '100 %' },
      amount: { en: '30 ml', mk: '30 ml' },
      colour: '#b8452f',
    },
  },
  {
    key: 'sensilis-castor-oil',
    categoryName: oils,
    form: 'oil',
    name: { en: 'SENSILIS® castor oil', mk: 'SENSILIS® рицинусово масло' },
    description: {
      en: '<p>Thick, clear and slow to run, castor oil stays where you put it. It is used for the care of eyelashes, eyebrows and nails, and in a mixture with lighter oils for the scalp.</p><p>Apply it with a clean brush and take care that it does not get into the eye. This bottle is intended for the skin and hair only, and not for swallowing.</p>',
      mk: '<p>Густо и бистро, рицинусовото масло тече бавно и останува таму каде што ќе го нанесете. Се користи за нега на трепките, веѓите и ноктите, а измешано со полесни масла и за кожата на главата.</p><p>Нанесувајте го со чиста четкичка и внимавајте да не навлезе во окото. Ова шише е наменето само за кожа и коса, а не за пиење.</p>',
    },
    dosage: {
      en: 'Bottle with 50 ml. Brush a very small amount onto lashes, brows or nails in the evening.',
      mk: 'Шише со 50 ml. Навечер со четкичка нанесете многу мало количество на трепките, веѓите или ноктите.',
    },
    pack: {
      kind: 'bottle',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'castor oil', mk: 'рицинусово масло' },
      strength: { en: '100%', mk: '100 %' },
      amount: { en: '50 ml', mk: '50 ml' },
      colour: '#7a8a55',
    },
  },
];
