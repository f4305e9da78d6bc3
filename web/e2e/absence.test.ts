import { tellOfThree } from "./story-of-three.ts";

tellOfThree();
