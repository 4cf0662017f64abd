import { categoryNames, leafCategories } from './catalogue.ts';

test('[P-02] [N-03] the categories, in the order of menus and tiles', () => {
  expect(categoryNames).toEqual([
    'Medicinal Products',
    'CBD Products',
    'Herbal Products',
    'Dietary Supplements',
    'Personal Care Products',
  ]);
});

test('[A-12] [S-09] the screens of products below /admin/products, each with its category path', () => {
  expect(Object.fromEntries(leafCategories.map(({ adminPath, path }) => [adminPath, path]))).toEqual({
    'medical-products/otc': 'Medicinal Products/OTC',
    'cbd/oral': 'CBD Products/Oral',
    'cbd/topical': 'CBD Products/Topical',
    'cbd/cosmetics': 'CBD Products/Cosmetics',
    'herbal-products': 'Herbal Products',
    'dietary-supplements/galahealth': 'Dietary Supplements/GALAHEALTH',
    'dietary-supplements/jekogal': 'Dietary Supplements/JEKOGAL',
    'dietary-supplements/galapro': 'Dietary Supplements/GALAPRO',
    'personal-care/babygal-baby-skin-care': 'Personal Care Products/BABYGAL Baby Skin Care',
    'personal-care/face--lip-care': 'Personal Care Products/FACE & LIP CARE',
    'personal-care/sensilis-mam-care': 'Personal Care Products/SENSILIS MAM CARE',
    'personal-care/sensilis-foot-care': 'Personal Care Products/SENSILIS FOOT CARE',
    'personal-care/sensilis-nail--hand-care': 'Personal Care Products/SENSILIS NAIL & HAND CARE',
    'personal-care/sensilis-oils': 'Personal Care Products/SENSILIS OILS',
    'personal-care/silk-hair-removal': 'Personal Care Products/SILK HAIR REMOVAL',
    'personal-care/solarus-sun-protection-care': 'Personal Care Products/SOLARUS SUN PROTECTION CARE',
    'personal-care/citrogala-inspect-protection': 'Personal Care Products/CITROGALA INSPECT PROTECTION',
  });
});
