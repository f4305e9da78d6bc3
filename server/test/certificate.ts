// A self-signed certificate for tests, made of its few parts.
import { generateKeyPairSync, sign } from "node:crypto";

/** A value with its tag and length. */
function part(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const [SEQUENCE, SET, INTEGER, BITS, OID, TEXT, TIME] = [0x30, 0x31, 2, 3, 6, 12, 23] as const;
const bytes = (hex: string): Buffer => Buffer.from(hex, "hex");

/** Key and certificate for localhost, as PEM. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = part(SEQUENCE, part(OID, bytes("2a8648ce3d040302")));
  const name = part(
    SEQUENCE,
    part(SET, part(SEQUENCE, part(OID, bytes("550403")), part(TEXT, Buffer.from("localhost")))),
  );
  const validity = part(SEQUENCE, part(TIME, Buffer.from("200101000000Z")), part(TIME, Buffer.from("491231235959Z")));
  const subject = publicKey.export({ type: "spki", format: "der" });
  const body = part(SEQUENCE, part(INTEGER, bytes("01")), algorithm, name, validity, name, subject);
  const signature = sign("sha256", body, privateKey);
  const certificate = part(SEQUENCE, body, algorithm, part(BITS, bytes("00"), signature));
  const lines = certificate.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
