import { z } from 'zod';
import { builtManifest } from './manifest.ts';
import schema from './remote.schema.json';

test('[F-06] the JSON Schema of remote.json says what the shell checks', () => {
  // For a new one: write the left side into the file.
  expect(z.toJSONSchema(builtManifest, { io: 'input' })).toEqual(schema);
});
