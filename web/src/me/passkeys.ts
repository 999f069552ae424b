/** Passkeys: what the browser and the hall say to each other when one is made or used. */
import { post } from '../api/http.ts';
import type { Me, WaysIn } from '../api/model.ts';

/** Browsers make passkeys on https and on localhost, and not for a bare address. */
export const possible = (): boolean =>
  isSecureContext &&
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^\[?[\d.:a-f]+\]?$/i.test(location.hostname);

export async function make(label: string): Promise<WaysIn | null> {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>('/api/me/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  return made && post<WaysIn>('/api/me/passkeys', { credential: made.toJSON() as unknown, label });
}

/** A signature of one of this device's passkeys; null if there is none or nobody wants to sign. */
export async function sign(): Promise<unknown> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>('/api/login/passkey/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return (await asked(() => navigator.credentials.get({ publicKey })))?.toJSON() ?? null;
}

export const enter = (credential: unknown, replace: boolean): Promise<Me> =>
  post<Me>('/api/login/passkey', { credential, replace });

/** Who closes the browser's dialogue has said no, and nothing else. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const given = await ask();
    return given instanceof PublicKeyCredential ? given : null;
  } catch (why) {
    if (why instanceof DOMException) return null;
    throw why;
  }
}
