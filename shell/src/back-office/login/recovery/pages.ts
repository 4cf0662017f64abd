export { NewPasswordPage } from './new-password.page.tsx';
export { RecoveryPage } from './recovery.page.tsx';
