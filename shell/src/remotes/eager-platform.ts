import * as http from '@varda/shared/http';
import * as language from '@varda/shared/language';
import * as query from '@varda/shared/query';
import * as router from '@varda/shared/router';
import * as session from '@varda/shared/session';
import * as ui from '@varda/shared/ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** What every page of a remote may ask for, in a browser and on a server. */
export const firstTier = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@varda/shared/router': router,
  '@varda/shared/query': query,
  '@varda/shared/session': session,
  '@varda/shared/language': language,
  '@varda/shared/http': http,
  '@varda/shared/ui': ui,
};
