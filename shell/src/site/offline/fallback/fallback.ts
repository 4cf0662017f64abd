import '@varda/ui/styles.css';
import '../../../theme-variables.css';
import './fallback.css';

const reload = () => window.location.reload();

for (const button of document.querySelectorAll('button')) button.addEventListener('click', reload);
window.addEventListener('online', reload);
