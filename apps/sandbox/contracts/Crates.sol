// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// A collection of the sandbox of which one holds several of a kind. Anyone may mint.
contract Crates is ERC1155("") {
    string public constant name = "Harvest Crates";

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    function mintBatch(address to, uint256[] calldata ids, uint256[] calldata amounts) external {
        _mintBatch(to, ids, amounts, "");
    }

    function uri(uint256 id) public pure override returns (string memory) {
        bytes memory picture = abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="hsl(',
            Strings.toString((id * 97 + 40) % 360),
            ' 35% 80%)"/><path d="M8 20h32v20H8Z" fill="#a9773f"/><path d="M8 26h32M8 33h32" stroke="#7c5229" stroke-width="2"/></svg>'
        );
        bytes memory json = abi.encodePacked(
            '{"name":"Crate ',
            Strings.toString(id),
            '","description":"What the harvest came in.","image":"data:image/svg+xml;base64,',
            Base64.encode(picture),
            '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }
}
