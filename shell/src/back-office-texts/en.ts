export const en = {
  close: 'Close',
  login: {
    title: 'Login',
    email: 'Email Address',
    password: 'Password',
    reveal: 'Show what is typed',
    submit: 'Login',
    failed: 'Invalid email or password',
    successful: 'Login successful!',
    toSite: 'Back to the site',
  },
  session: {
    expired: 'Please log in again',
    hint: 'Your session has expired. What you have typed is still here; after the login you go on where you were.',
    giveUp: 'Log out instead',
  },
  account: {
    logout: 'Log out',
    role: { admin: 'Administrator', user: 'User' },
  },
  toSite: 'Open the site',
  scheme: {
    label: 'Colour scheme',
    light: 'Light',
    dark: 'Dark',
    auto: 'Like the system',
  },
  menu: {
    label: 'Back office',
    open: 'Open menu',
    close: 'Close menu',
    show: 'Show the menu',
    hide: 'Hide the menu',
    incomplete: 'Part of the menu could not be loaded.',
    retry: 'Try again',
  },
};

export default en;
