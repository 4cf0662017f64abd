import * as http from '@varda/platform/http';
import * as language from '@varda/platform/language';
import * as query from '@varda/platform/query';
import * as router from '@varda/platform/router';
import * as session from '@varda/platform/session';
import * as ui from '@varda/ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** What every page of a remote may ask for, in a browser and on a server. */
export const firstTier = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@varda/platform/router': router,
  '@varda/platform/query': query,
  '@varda/platform/session': session,
  '@varda/platform/language': language,
  '@varda/platform/http': http,
  '@varda/ui': ui,
};
